// The scenes of part A with Blend2D: one thread's processor time, or with --mt the clock and two threads.
#include <blend2d/blend2d.h>
#include <ctime>
#include "scene.h"
static BLImage S; static int threads = 0;
static double cpums(){ timespec t; clock_gettime(threads?CLOCK_MONOTONIC:CLOCK_THREAD_CPUTIME_ID,&t); return t.tv_sec*1e3+t.tv_nsec/1e6; }
static const char* only2=nullptr;
template<class F> void run(const char*name,F f,bool clear=true){
  if(only2 && !strstr(name,only2)) return;
  auto once=[&]{ BLContextCreateInfo ci{}; ci.thread_count=threads; 
    double a=cpums(); BLContext c(S,ci); f(c); c.end(); return cpums()-a; };
  std::vector<double> t; double total=0; if(clear) clearBuf(); once(); if(clear) clearBuf(); once();
  while((t.size()<7||total<700)&&t.size()<200){ if(clear) clearBuf(); double d=once(); t.push_back(d); total+=d; }
  std::sort(t.begin(),t.end());
  printf("{\"w\":\"%s\",\"peer\":\"blend2d%s\",\"med\":%.4f,\"min\":%.4f,\"max\":%.4f,\"n\":%zu}\n",name,threads?"-mt2":"",t[t.size()/2],t.front(),t.back(),t.size()); fflush(stdout);
}
static BLPath mk(const std::vector<Pt>&p){ BLPath q; q.move_to(p[0].x,p[0].y); for(size_t i=1;i+2<p.size();i+=3) q.cubic_to(p[i].x,p[i].y,p[i+1].x,p[i+1].y,p[i+2].x,p[i+2].y); q.close(); return q; }
static BLRgba32 col(uint32_t c,double a=1){ return BLRgba32((uint32_t)(a*255+.5)<<24|(c&0xffffff)); }
int main(int c,char**v){ 
  for(int i=1;i<c;i++){ if(!strcmp(v[i],"--mt")) threads=2; else only2=v[i]; }
  initArgs(1,v,"blend2d");
  S.create_from_data(W,H,BL_FORMAT_PRGB32,gbuf,W*4);
  auto P1=mk(pathRandomCubics()), P2=mk(pathBlob()); auto R=rrects(); auto IC=icons(); auto SP=starPts(); auto IM=image64(); auto B=blitPos();
  BLImage img; img.create_from_data(64,64,BL_FORMAT_PRGB32,IM.data(),256);
  run("A1a",[&](BLContext&C){ C.set_fill_rule(BL_FILL_RULE_NON_ZERO); C.fill_path(P1,col(0x2060c0,.8)); });
  run("A1b",[&](BLContext&C){ C.fill_path(P2,col(0x2060c0,.8)); });
  run("A1c",[&](BLContext&C){ C.set_stroke_width(2); C.set_stroke_join(BL_STROKE_JOIN_ROUND); C.stroke_path(P1,col(0x203040)); });
  run("A1d",[&](BLContext&C){ C.set_stroke_width(8); C.set_stroke_join(BL_STROKE_JOIN_ROUND); C.stroke_path(P2,col(0x203040)); });
  run("A1e",[&](BLContext&C){ for(auto&i:IC){ BLPath p; p.move_to(i.x+SP[0].x,i.y+SP[0].y); for(int k=1;k<24;k++) p.line_to(i.x+SP[k].x,i.y+SP[k].y); p.close(); C.fill_path(p,col(i.rgb)); } });
  BLPath star; star.move_to(SP[0].x,SP[0].y); for(int k=1;k<24;k++) star.line_to(SP[k].x,SP[k].y); star.close();
  run("A1e-shared",[&](BLContext&C){ for(auto&i:IC){ C.fill_path(BLPoint(i.x,i.y),star,col(i.rgb)); } });
  run("A2a",[&](BLContext&C){ for(auto&r:R) C.fill_round_rect(r.x,r.y,r.w,r.h,r.r,r.r,col(r.rgb)); });
  run("A2b",[&](BLContext&C){ for(auto&r:R) C.fill_round_rect(r.x,r.y,r.w,r.h,r.r,r.r,col(r.rgb,.8)); });
  run("A2c",[&](BLContext&C){ for(auto&r:R) C.fill_rect(floor(r.x),floor(r.y),floor(r.w),floor(r.h),col(r.rgb)); });
  run("A2d",[&](BLContext&C){ for(auto&r:R) C.fill_rect(floor(r.x),floor(r.y),floor(r.w),floor(r.h),col(r.rgb,.8)); });
  run("A3a",[&](BLContext&C){ for(auto&p:B) C.blit_image(BLPointI((int)p.x,(int)p.y),img); });
  run("A3b",[&](BLContext&C){ C.set_global_alpha(.7); for(auto&p:B) C.blit_image(BLPointI((int)p.x,(int)p.y),img); });
  run("A3c",[&](BLContext&C){ C.set_pattern_quality(BL_PATTERN_QUALITY_BILINEAR); for(auto&p:B) C.blit_image(BLRect(p.x,p.y,64*1.7,64*1.7),img); });
  run("A3d",[&](BLContext&C){ C.set_pattern_quality(BL_PATTERN_QUALITY_BILINEAR); for(auto&p:B){ C.save(); C.translate(p.x+32,p.y+32); C.rotate(M_PI/6); C.blit_image(BLPoint(-32,-32),img); C.restore(); } });
  int k=0; uint32_t*b2=(uint32_t*)aligned_alloc(64,(size_t)W*H*4);
  run("A6a",[&](BLContext&){ memset(gbuf,++k,(size_t)W*H*4); },false);
  for(int i=0;i<W*H;i++) b2[i]=0x80402010+(i%W&15);
  run("A6b",[&](BLContext&){ memcpy(gbuf,b2,(size_t)W*H*4); },false);
  run("A6c",[&](BLContext&C){ C.fill_all(BLRgba32(0xff19334c+(k++&7))); },false);
  BLImage s2; s2.create_from_data(W,H,BL_FORMAT_PRGB32,b2,W*4);
  run("A6d",[&](BLContext&C){ C.set_comp_op(BL_COMP_OP_SRC_COPY); C.blit_image(BLPointI(0,0),s2); },false);
  run("A6e",[&](BLContext&C){ C.blit_image(BLPointI(0,0),s2); },false);
  run("A6f",[&](BLContext&C){ C.fill_all(BLRgba32(0x8019334c)); },false);
  run("A6g",[&](BLContext&C){ BLGradient g(BLLinearGradientValues(0,0,W,H)); g.add_stop(0,BLRgba32(0xffff0000)); g.add_stop(.5,BLRgba32(0xff00ff00)); g.add_stop(1,BLRgba32(0xff0000ff)); C.fill_all(g); },false);
  run("A6h",[&](BLContext&C){ BLGradient g(BLRadialGradientValues(W/2,H/2,W/2,H/2,1200)); g.add_stop(0,BLRgba32(0xffff0000)); g.add_stop(.5,BLRgba32(0xff00ff00)); g.add_stop(1,BLRgba32(0xff0000ff)); C.fill_all(g); },false);
}
