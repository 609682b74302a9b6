/* Notre Dame as C: how fast the same rules can be. Measured by `make bench-limit`, used by nothing else.
 *
 * A transcription of the rules for three to five families, the first nine gray persons, no options: statement by
 * statement the same whole-number arithmetic as a prototype of the rules in Python. Unlike the project's rules it draws
 * by itself where chance decides (nature is no seat), shuffles decks, writes no log, asks some questions with one
 * answer, and checks nothing. It is not kept in step with the rules: it is a measure, not an implementation.
 *
 * Usage: nd FAMILIES GAMES SEED; prints the decisions, the seconds of user CPU time, and a sum over the outcomes.
 */
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#define CLOISTER 0L
#define BANK 1L
#define RESIDENCE 2L
#define CARRIAGE 3L
#define HOTEL 4L
#define PARK 5L
#define HOSPITAL 6L
#define NOTRE 7L
#define FRIEND 8L
#define LENDER 0L
#define HOSTESS 1L
#define MONK 2L
#define DOCTOR 3L
#define MINSTREL 4L
#define FOOL 5L
#define GUARD 6L
#define WATCHMAN 7L
#define BISHOP 8L
#define GUILD 9L
#define BEGGAR 10L
#define ADVOCATE 11L
#define LADY 12L
#define MAYOR 13L
#define CARPENTER 14L
#define DRAFT 0L
#define PLAY 1L
#define HIRE 2L
#define PLAGUE 3L
#define OVER 4L
#define F_SOURCE 0L
#define F_PERK 1L
#define F_DONATE 2L
#define F_MARKET 3L
#define F_TAKE 4L
#define F_RAT 5L
#define F_FRIEND 6L
#define F_FOOL_SRC 7L
#define F_FOOL_DST 8L
#define F_BISHOP 9L
#define F_MIN_SRC 10L
#define F_MIN_DST 11L
#define F_MIN_CNT 12L
#define F_LOSE 13L
#define A_KEEP 0L
#define A_PLAY 9L
#define A_HIRE 18L
#define A_PASS 33L
#define A_SECTOR 34L
#define A_GOLD 42L
#define A_MARKER 43L
#define A_RAT 44L
#define A_DONATE 44L
#define A_MARKET 48L
#define A_MOVE 73L
#define A_MOVE_F 76L
#define A_FRIEND 79L
#define A_TAKE 80L
#define N_ACTIONS 81L
#define M32 4294967295L
static const signed char DIST[3][25][25] = {{{0,1,2,1,1,3,4,3,2,3,3,2,3,4,3,99,99,99,99,99,99,99,99,99,99},{1,0,1,2,1,2,3,2,1,2,4,3,4,4,4,99,99,99,99,99,99,99,99,99,99},{2,1,0,1,1,3,4,3,2,3,3,2,3,4,3,99,99,99,99,99,99,99,99,99,99},{1,2,1,0,1,4,4,4,3,4,2,1,2,3,2,99,99,99,99,99,99,99,99,99,99},{1,1,1,1,0,3,4,3,2,3,3,2,3,4,3,99,99,99,99,99,99,99,99,99,99},{3,2,3,4,3,0,1,2,1,1,3,4,3,2,3,99,99,99,99,99,99,99,99,99,99},{4,3,4,4,4,1,0,1,2,1,2,3,2,1,2,99,99,99,99,99,99,99,99,99,99},{3,2,3,4,3,2,1,0,1,1,3,4,3,2,3,99,99,99,99,99,99,99,99,99,99},{2,1,2,3,2,1,2,1,0,1,4,4,4,3,4,99,99,99,99,99,99,99,99,99,99},{3,2,3,4,3,1,1,1,1,0,3,4,3,2,3,99,99,99,99,99,99,99,99,99,99},{3,4,3,2,3,3,2,3,4,3,0,1,2,1,1,99,99,99,99,99,99,99,99,99,99},{2,3,2,1,2,4,3,4,4,4,1,0,1,2,1,99,99,99,99,99,99,99,99,99,99},{3,4,3,2,3,3,2,3,4,3,2,1,0,1,1,99,99,99,99,99,99,99,99,99,99},{4,4,4,3,4,2,1,2,3,2,1,2,1,0,1,99,99,99,99,99,99,99,99,99,99},{3,4,3,2,3,3,2,3,4,3,1,1,1,1,0,99,99,99,99,99,99,99,99,99,99},{99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,0,99,99,99,99,99,99,99,99,99},{99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,0,99,99,99,99,99,99,99,99},{99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,0,99,99,99,99,99,99,99},{99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,0,99,99,99,99,99,99},{99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,0,99,99,99,99,99},{99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,0,99,99,99,99},{99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,0,99,99,99},{99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,0,99,99},{99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,0,99},{99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,0}},{{0,1,2,1,1,3,4,3,2,3,6,5,6,5,6,3,2,3,4,3,99,99,99,99,99},{1,0,1,2,1,2,3,2,1,2,5,6,5,4,5,4,3,4,5,4,99,99,99,99,99},{2,1,0,1,1,3,4,3,2,3,6,5,6,5,6,3,2,3,4,3,99,99,99,99,99},{1,2,1,0,1,4,5,4,3,4,5,4,5,6,5,2,1,2,3,2,99,99,99,99,99},{1,1,1,1,0,3,4,3,2,3,6,5,6,5,6,3,2,3,4,3,99,99,99,99,99},{3,2,3,4,3,0,1,2,1,1,3,4,3,2,3,6,5,6,5,6,99,99,99,99,99},{4,3,4,5,4,1,0,1,2,1,2,3,2,1,2,5,6,5,4,5,99,99,99,99,99},{3,2,3,4,3,2,1,0,1,1,3,4,3,2,3,6,5,6,5,6,99,99,99,99,99},{2,1,2,3,2,1,2,1,0,1,4,5,4,3,4,5,4,5,6,5,99,99,99,99,99},{3,2,3,4,3,1,1,1,1,0,3,4,3,2,3,6,5,6,5,6,99,99,99,99,99},{6,5,6,5,6,3,2,3,4,3,0,1,2,1,1,3,4,3,2,3,99,99,99,99,99},{5,6,5,4,5,4,3,4,5,4,1,0,1,2,1,2,3,2,1,2,99,99,99,99,99},{6,5,6,5,6,3,2,3,4,3,2,1,0,1,1,3,4,3,2,3,99,99,99,99,99},{5,4,5,6,5,2,1,2,3,2,1,2,1,0,1,4,5,4,3,4,99,99,99,99,99},{6,5,6,5,6,3,2,3,4,3,1,1,1,1,0,3,4,3,2,3,99,99,99,99,99},{3,4,3,2,3,6,5,6,5,6,3,2,3,4,3,0,1,2,1,1,99,99,99,99,99},{2,3,2,1,2,5,6,5,4,5,4,3,4,5,4,1,0,1,2,1,99,99,99,99,99},{3,4,3,2,3,6,5,6,5,6,3,2,3,4,3,2,1,0,1,1,99,99,99,99,99},{4,5,4,3,4,5,4,5,6,5,2,1,2,3,2,1,2,1,0,1,99,99,99,99,99},{3,4,3,2,3,6,5,6,5,6,3,2,3,4,3,1,1,1,1,0,99,99,99,99,99},{99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,0,99,99,99,99},{99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,0,99,99,99},{99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,0,99,99},{99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,0,99},{99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,99,0}},{{0,1,2,1,1,3,4,3,2,3,6,7,6,5,6,6,5,6,7,6,3,2,3,4,3},{1,0,1,2,1,2,3,2,1,2,5,6,5,4,5,7,6,7,7,7,4,3,4,5,4},{2,1,0,1,1,3,4,3,2,3,6,7,6,5,6,6,5,6,7,6,3,2,3,4,3},{1,2,1,0,1,4,5,4,3,4,7,7,7,6,7,5,4,5,6,5,2,1,2,3,2},{1,1,1,1,0,3,4,3,2,3,6,7,6,5,6,6,5,6,7,6,3,2,3,4,3},{3,2,3,4,3,0,1,2,1,1,3,4,3,2,3,6,7,6,5,6,6,5,6,7,6},{4,3,4,5,4,1,0,1,2,1,2,3,2,1,2,5,6,5,4,5,7,6,7,7,7},{3,2,3,4,3,2,1,0,1,1,3,4,3,2,3,6,7,6,5,6,6,5,6,7,6},{2,1,2,3,2,1,2,1,0,1,4,5,4,3,4,7,7,7,6,7,5,4,5,6,5},{3,2,3,4,3,1,1,1,1,0,3,4,3,2,3,6,7,6,5,6,6,5,6,7,6},{6,5,6,7,6,3,2,3,4,3,0,1,2,1,1,3,4,3,2,3,6,7,6,5,6},{7,6,7,7,7,4,3,4,5,4,1,0,1,2,1,2,3,2,1,2,5,6,5,4,5},{6,5,6,7,6,3,2,3,4,3,2,1,0,1,1,3,4,3,2,3,6,7,6,5,6},{5,4,5,6,5,2,1,2,3,2,1,2,1,0,1,4,5,4,3,4,7,7,7,6,7},{6,5,6,7,6,3,2,3,4,3,1,1,1,1,0,3,4,3,2,3,6,7,6,5,6},{6,7,6,5,6,6,5,6,7,6,3,2,3,4,3,0,1,2,1,1,3,4,3,2,3},{5,6,5,4,5,7,6,7,7,7,4,3,4,5,4,1,0,1,2,1,2,3,2,1,2},{6,7,6,5,6,6,5,6,7,6,3,2,3,4,3,2,1,0,1,1,3,4,3,2,3},{7,7,7,6,7,5,4,5,6,5,2,1,2,3,2,1,2,1,0,1,4,5,4,3,4},{6,7,6,5,6,6,5,6,7,6,3,2,3,4,3,1,1,1,1,0,3,4,3,2,3},{3,4,3,2,3,6,7,6,5,6,6,5,6,7,6,3,2,3,4,3,0,1,2,1,1},{2,3,2,1,2,5,6,5,4,5,7,6,7,7,7,4,3,4,5,4,1,0,1,2,1},{3,4,3,2,3,6,7,6,5,6,6,5,6,7,6,3,2,3,4,3,2,1,0,1,1},{4,5,4,3,4,7,7,7,6,7,5,4,5,6,5,2,1,2,3,2,1,2,1,0,1},{3,4,3,2,3,6,7,6,5,6,6,5,6,7,6,3,2,3,4,3,1,1,1,1,0}}};
static const signed char RATS[] = {1,1,2,2,1,2,1,1,1,1,2,1,1,1,1};
static const signed char CATHEDRAL[] = {8,10,12};
static const signed char DONATION[] = {0,1,3,6};
typedef struct {
  long key;
  long ctr;
  int prestige[5];
  int n;
  int rnd;
  int start;
  int phase;
  int step;
  int turn;
  int sp;
  int gold[5];
  int supply[5];
  int general[5];
  int rat[5];
  int friend[5];
  int carriage[5];
  int doctor[5];
  int chosen[5];
  int left[5];
  int sectors[5][8];
  int got[5][5];
  int deck[5][9];
  int hand[5][3];
  int packet[5][3];
  int msg[25];
  int brown[6];
  int gray[9];
  int f_kind[8];
  int f_who[8];
  int f_a[8];
  int f_b[8];
} State;
static long rand_below(State* s, long n) {
  long x=0;
  s->ctr += 1;
  x = (((((long)s->ctr) * 2654435769) + ((long)s->key)) & M32);
  x ^= (x >> 16);
  x = ((x * 2246822507) & M32);
  x ^= (x >> 13);
  x = ((x * 3266489909) & M32);
  x ^= (x >> 16);
  return ((x * n) >> 32);
}
static void shuffle_deck(State* s, long p, long first) {
  long i=0, j=0, t=0;
  for (i = 8; i > first; i += (-1)) {
    j = (first + rand_below(s, ((i - first) + 1)));
    t = s->deck[p][i];
    s->deck[p][i] = s->deck[p][j];
    s->deck[p][j] = t;
  }
}
static void shuffle_brown(State* s) {
  long i=0, j=0, t=0;
  for (i = 5; i > 0; i += (-1)) {
    j = rand_below(s, (i + 1));
    t = s->brown[i];
    s->brown[i] = s->brown[j];
    s->brown[j] = t;
  }
}
static void push(State* s, long kind, long who, long a, long b) {
  long i=0;
  i = ((long)s->sp);
  s->f_kind[i] = kind;
  s->f_who[i] = who;
  s->f_a[i] = a;
  s->f_b[i] = b;
  s->sp = (i + 1);
}
static long count(State* s, long p, long sec) {
  long n=0;
  n = ((long)s->sectors[p][sec]);
  if ((s->friend[p] == sec)) {
    n += 1;
  }
  return n;
}
static void gain(State* s, long p, long points) {
  if ((points > 0)) {
    s->prestige[p] += (points + (count(s, p, PARK) / 2));
  }
}
static void take_markers(State* s, long p, long n) {
  long k=0;
  k = ((n) < (((long)s->general[p])) ? (n) : (((long)s->general[p])));
  s->general[p] -= k;
  s->supply[p] += k;
}
static void rat_back(State* s, long p) {
  if ((s->rat[p] > 0)) {
    s->rat[p] -= 1;
  }
}
static int may_take(State* s, long p, long c) {
  long d=0;
  for (d = 0; d < ((long)s->n); d += 1) {
    if (((s->got[p][d] < s->got[p][c]) && (s->left[d] > 0))) {
      return 0;
    }
  }
  return 1;
}
static int has_source(State* s, long p, long sec) {
  long t=0;
  for (t = 0; t < 8; t += 1) {
    if (((t != sec) && (s->sectors[p][t] > 0))) {
      return 1;
    }
  }
  return 0;
}
static long largest(State* s, long p) {
  long best=0, t=0;
  best = 0;
  for (t = 0; t < 7; t += 1) {
    best = ((best) > (count(s, p, t)) ? (best) : (count(s, p, t)));
  }
  return best;
}
static long sectors_with(State* s, long p, long k) {
  long n=0, t=0;
  n = 0;
  for (t = 0; t < 7; t += 1) {
    if ((count(s, p, t) >= k)) {
      n += 1;
    }
  }
  return n;
}
static void resolve(State* s, long p, long sec) {
  long n=0;
  n = count(s, p, sec);
  if ((sec == CLOISTER)) {
    take_markers(s, p, n);
  } else {
    if ((sec == BANK)) {
      s->gold[p] += n;
    } else {
      if ((sec == RESIDENCE)) {
        gain(s, p, n);
      } else {
        if ((sec == CARRIAGE)) {
          push(s, F_MARKET, p, n, 0);
        } else {
          if ((sec == HOTEL)) {
            push(s, F_PERK, p, 0, 0);
            if ((n >= 4)) {
              push(s, F_PERK, p, 0, 0);
            }
          } else {
            if (((sec == PARK) || (sec == HOSPITAL))) {
              rat_back(s, p);
            }
          }
        }
      }
    }
  }
}
static void donate(State* s, long p, long coins) {
  s->sectors[p][NOTRE] += 1;
  s->gold[p] -= coins;
  gain(s, p, ((long)DONATION[coins]));
}
static void play_card(State* s, long p, long card) {
  if ((card == FRIEND)) {
    push(s, F_FRIEND, p, 0, 0);
  } else {
    if ((card == NOTRE)) {
      if (((s->gold[p] > 0) && ((s->supply[p] > 0) || has_source(s, p, NOTRE)))) {
        push(s, F_DONATE, p, 0, 0);
      }
    } else {
      if ((s->supply[p] > 0)) {
        s->supply[p] -= 1;
        s->sectors[p][card] += 1;
        resolve(s, p, card);
      } else {
        if (has_source(s, p, card)) {
          push(s, F_SOURCE, p, card, 0);
        }
      }
    }
  }
}
static void hire(State* s, long p, long who) {
  long c=0, n=0, t=0;
  s->gold[p] -= 1;
  if ((who == LENDER)) {
    s->gold[p] += 2;
    gain(s, p, 1);
  } else {
    if ((who == HOSTESS)) {
      gain(s, p, 3);
      push(s, F_PERK, p, 0, 0);
    } else {
      if ((who == MONK)) {
        take_markers(s, p, 2);
        gain(s, p, 1);
      } else {
        if ((who == DOCTOR)) {
          s->doctor[p] = 1;
        } else {
          if ((who == MINSTREL)) {
            if ((sectors_with(s, p, 1) > 0)) {
              push(s, F_MIN_SRC, p, 0, 0);
            }
          } else {
            if ((who == FOOL)) {
              if (((s->friend[p] >= 0) || has_source(s, p, (-1)))) {
                push(s, F_FOOL_SRC, p, 0, 0);
              }
            } else {
              if ((who == GUARD)) {
                n = ((long)s->sectors[p][NOTRE]);
                for (t = 0; t < 7; t += 1) {
                  n += count(s, p, t);
                }
                gain(s, p, n);
              } else {
                if ((who == WATCHMAN)) {
                  gain(s, p, (7 - sectors_with(s, p, 1)));
                } else {
                  if ((who == BISHOP)) {
                    if (((s->general[p] > 0) && (sectors_with(s, p, 1) < 7))) {
                      push(s, F_BISHOP, p, 0, 0);
                    }
                  } else {
                    if ((who == GUILD)) {
                      gain(s, p, (2 * sectors_with(s, p, 2)));
                    } else {
                      if ((who == BEGGAR)) {
                        gain(s, p, (9 - ((long)s->rat[p])));
                      } else {
                        if ((who == ADVOCATE)) {
                          n = 0;
                          for (c = 0; c < ((long)s->n); c += 1) {
                            n += ((long)s->got[p][c]);
                          }
                          gain(s, p, ((n / 2) * 3));
                        } else {
                          if ((who == LADY)) {
                            gain(s, p, largest(s, p));
                          } else {
                            if ((who == MAYOR)) {
                              gain(s, p, (3 * sectors_with(s, p, 3)));
                            } else {
                              if ((who == CARPENTER)) {
                                gain(s, p, sectors_with(s, p, 1));
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  }
}
static void collect(State* s, long p, long m) {
  long c=0, kind=0;
  c = (((long)s->msg[m]) / 4);
  kind = (((long)s->msg[m]) % 4);
  s->msg[m] = (-1);
  s->left[c] -= 1;
  s->got[p][c] += 1;
  gain(s, p, (kind + 1));
  if ((kind == 0)) {
    s->gold[p] += 1;
  } else {
    if ((kind == 1)) {
      take_markers(s, p, 1);
    } else {
      if (((kind == 2) && (s->rat[p] > 0))) {
        push(s, F_RAT, p, 0, 0);
      }
    }
  }
}
static void apply_frame(State* s, long act) {
  long a=0, b=0, i=0, k=0, kind=0, m=0, p=0;
  s->sp -= 1;
  i = ((long)s->sp);
  kind = ((long)s->f_kind[i]);
  p = ((long)s->f_who[i]);
  a = ((long)s->f_a[i]);
  b = ((long)s->f_b[i]);
  if ((kind == F_SOURCE)) {
    if ((act != A_PASS)) {
      s->sectors[p][(act - A_SECTOR)] -= 1;
      if ((a == NOTRE)) {
        donate(s, p, b);
      } else {
        s->sectors[p][a] += 1;
        resolve(s, p, a);
      }
    }
  } else {
    if ((kind == F_PERK)) {
      if ((act == A_GOLD)) {
        s->gold[p] += 1;
      } else {
        if ((act == A_MARKER)) {
          take_markers(s, p, 1);
        } else {
          rat_back(s, p);
        }
      }
    } else {
      if ((kind == F_DONATE)) {
        if ((act != A_PASS)) {
          if ((s->supply[p] > 0)) {
            s->supply[p] -= 1;
            donate(s, p, (act - A_DONATE));
          } else {
            push(s, F_SOURCE, p, NOTRE, (act - A_DONATE));
          }
        }
      } else {
        if ((kind == F_MARKET)) {
          m = (act - A_MARKET);
          s->carriage[p] = m;
          if (((s->msg[m] >= 0) && may_take(s, p, (((long)s->msg[m]) / 4)))) {
            push(s, F_TAKE, p, m, 0);
          }
        } else {
          if ((kind == F_TAKE)) {
            if ((act == A_TAKE)) {
              collect(s, p, a);
            }
          } else {
            if ((kind == F_RAT)) {
              if ((act == A_RAT)) {
                rat_back(s, p);
              }
            } else {
              if ((kind == F_FRIEND)) {
                s->friend[p] = (act - A_SECTOR);
                resolve(s, p, (act - A_SECTOR));
              } else {
                if ((kind == F_FOOL_SRC)) {
                  if ((act == A_FRIEND)) {
                    push(s, F_FOOL_DST, p, ((long)s->friend[p]), 1);
                  } else {
                    push(s, F_FOOL_DST, p, (act - A_SECTOR), 0);
                  }
                } else {
                  if ((kind == F_FOOL_DST)) {
                    if ((b == 1)) {
                      s->friend[p] = (act - A_SECTOR);
                    } else {
                      s->sectors[p][a] -= 1;
                      s->sectors[p][(act - A_SECTOR)] += 1;
                    }
                    resolve(s, p, (act - A_SECTOR));
                  } else {
                    if ((kind == F_BISHOP)) {
                      s->general[p] -= 1;
                      s->sectors[p][(act - A_SECTOR)] += 1;
                      resolve(s, p, (act - A_SECTOR));
                    } else {
                      if ((kind == F_MIN_SRC)) {
                        push(s, F_MIN_DST, p, (act - A_SECTOR), 0);
                      } else {
                        if ((kind == F_MIN_DST)) {
                          push(s, F_MIN_CNT, p, a, (act - A_SECTOR));
                        } else {
                          if ((kind == F_MIN_CNT)) {
                            k = ((act - A_MOVE) + 1);
                            if ((act >= A_MOVE_F)) {
                              k = (act - A_MOVE_F);
                              s->friend[p] = b;
                            }
                            s->sectors[p][a] -= k;
                            s->sectors[p][b] += k;
                          } else {
                            if ((kind == F_LOSE)) {
                              s->sectors[p][(act - A_SECTOR)] -= 1;
                              s->general[p] += 1;
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  }
}
static void plague(State* s, long p) {
  long new=0, r=0, rats=0, t=0, top=0;
  r = ((long)s->rnd);
  rats = ((long)RATS[s->gray[r]]);
  rats += (((long)RATS[s->brown[((r % 3) * 2)]]) + ((long)RATS[s->brown[(((r % 3) * 2) + 1)]]));
  if ((s->doctor[p] == 1)) {
    rats = 0;
  }
  new = ((((long)s->rat[p]) + rats) - count(s, p, HOSPITAL));
  s->rat[p] = ((9) < (((0) > (new) ? (0) : (new))) ? (9) : (((0) > (new) ? (0) : (new))));
  if ((new > 9)) {
    s->prestige[p] = ((0) > ((((long)s->prestige[p]) - 2)) ? (0) : ((((long)s->prestige[p]) - 2)));
    top = largest(s, p);
    for (t = 0; t < 7; t += 1) {
      if (((count(s, p, t) == top) && (s->sectors[p][t] > 0))) {
        push(s, F_LOSE, p, top, 0);
        break;
      }
    }
  }
}
static void begin_round(State* s) {
  long k=0, p=0, r=0;
  r = ((long)s->rnd);
  if (((r % 3) == 0)) {
    shuffle_brown(s);
    for (p = 0; p < ((long)s->n); p += 1) {
      shuffle_deck(s, p, 0);
    }
  }
  for (p = 0; p < ((long)s->n); p += 1) {
    s->doctor[p] = 0;
    s->chosen[p] = (-1);
    for (k = 0; k < 3; k += 1) {
      s->packet[p][k] = s->deck[p][(((r % 3) * 3) + k)];
    }
  }
  s->phase = DRAFT;
  s->step = 0;
}
static void end_draft_step(State* s) {
  long i=0, k=0, n=0, o=0, p=0;
  n = ((long)s->n);
  k = ((long)s->step);
  for (p = 0; p < n; p += 1) {
    o = (((p - k) + n) % n);
    for (i = 0; i < 3; i += 1) {
      if ((s->packet[o][i] == s->chosen[p])) {
        s->packet[o][i] = (-1);
      }
    }
    s->hand[p][k] = s->chosen[p];
    s->chosen[p] = (-1);
  }
  s->step = (k + 1);
  if ((k == 1)) {
    for (p = 0; p < n; p += 1) {
      o = (((p - 2) + n) % n);
      for (i = 0; i < 3; i += 1) {
        if ((s->packet[o][i] >= 0)) {
          s->hand[p][2] = s->packet[o][i];
        }
      }
    }
    s->phase = PLAY;
    s->turn = 0;
  }
}
static void end_round(State* s) {
  long m=0, n=0, p=0, share=0, total=0;
  n = ((long)s->n);
  if (((s->rnd % 3) == 2)) {
    total = 0;
    for (p = 0; p < n; p += 1) {
      total += ((long)s->sectors[p][NOTRE]);
    }
    if ((total > 0)) {
      share = (((long)CATHEDRAL[(n - 3)]) / total);
      for (p = 0; p < n; p += 1) {
        m = ((long)s->sectors[p][NOTRE]);
        gain(s, p, (share * m));
        s->general[p] += m;
        s->sectors[p][NOTRE] = 0;
      }
    }
  }
  s->start = ((s->start + 1) % n);
  s->rnd += 1;
  if ((s->rnd == 9)) {
    s->phase = OVER;
  } else {
    begin_round(s);
  }
}
static void advance(State* s) {
  long n=0, p=0;
  n = ((long)s->n);
  while ((s->sp == 0)) {
    if ((s->phase == DRAFT)) {
      for (p = 0; p < n; p += 1) {
        if ((s->chosen[p] < 0)) {
          return ;
        }
      }
      end_draft_step(s);
    } else {
      if ((s->phase == PLAY)) {
        if ((s->turn < (2 * n))) {
          return ;
        }
        s->phase = HIRE;
        s->turn = 0;
      } else {
        if ((s->phase == HIRE)) {
          if ((s->turn < n)) {
            return ;
          }
          s->phase = PLAGUE;
          s->turn = 0;
        } else {
          if ((s->phase == PLAGUE)) {
            if ((s->turn == n)) {
              end_round(s);
            } else {
              s->turn += 1;
              plague(s, (((long)((s->start + s->turn) - 1)) % n));
            }
          } else {
            return ;
          }
        }
      }
    }
  }
}
static void setup(State* s, long seed, long n) {
  long c=0, g=0, i=0, j=0, p=0, t=0;
  s->key = (((seed * 2654435761) + 12345) & M32);
  s->ctr = 0;
  s->n = n;
  s->rnd = 0;
  s->start = 0;
  s->turn = 0;
  s->sp = 0;
  for (p = 0; p < 5; p += 1) {
    s->gold[p] = 3;
    s->supply[p] = 4;
    s->general[p] = 10;
    s->prestige[p] = 0;
    s->rat[p] = 0;
    s->friend[p] = (-1);
    s->carriage[p] = ((5 * p) + 4);
    s->left[p] = 4;
    for (t = 0; t < 8; t += 1) {
      s->sectors[p][t] = 0;
    }
    for (c = 0; c < 5; c += 1) {
      s->got[p][c] = 0;
    }
    for (i = 0; i < 9; i += 1) {
      s->deck[p][i] = i;
    }
    for (i = 0; i < 3; i += 1) {
      s->hand[p][i] = (-1);
    }
    for (i = 0; i < 4; i += 1) {
      s->msg[((5 * p) + i)] = ((4 * p) + i);
    }
    s->msg[((5 * p) + 4)] = (-1);
  }
  for (p = 0; p < n; p += 1) {
    for (i = 3; i > 0; i += (-1)) {
      j = rand_below(s, (i + 1));
      t = s->msg[((5 * p) + i)];
      s->msg[((5 * p) + i)] = s->msg[((5 * p) + j)];
      s->msg[((5 * p) + j)] = t;
    }
  }
  for (i = 0; i < 6; i += 1) {
    s->brown[i] = i;
  }
  for (i = 0; i < 9; i += 1) {
    s->gray[i] = (6 + i);
  }
  for (g = 0; g < 9; g += 3) {
    for (i = 2; i > 0; i += (-1)) {
      j = rand_below(s, (i + 1));
      t = s->gray[(g + i)];
      s->gray[(g + i)] = s->gray[(g + j)];
      s->gray[(g + j)] = t;
    }
  }
  begin_round(s);
}
static long pending(State* s) {
  long mask=0, p=0;
  if ((s->sp > 0)) {
    return (1 << ((long)s->f_who[(s->sp - 1)]));
  }
  if ((s->phase == DRAFT)) {
    mask = 0;
    for (p = 0; p < ((long)s->n); p += 1) {
      if ((s->chosen[p] < 0)) {
        mask |= (1 << p);
      }
    }
    return mask;
  }
  if ((s->phase == OVER)) {
    return 0;
  }
  return (1 << (((long)(s->start + s->turn)) % ((long)s->n)));
}
static long legal_frame(State* s, long* out) {
  long a=0, c=0, here=0, i=0, k=0, kind=0, m=0, n=0, p=0, t=0;
  i = (((long)s->sp) - 1);
  kind = ((long)s->f_kind[i]);
  p = ((long)s->f_who[i]);
  a = ((long)s->f_a[i]);
  n = 0;
  if ((kind == F_SOURCE)) {
    out[0] = A_PASS;
    n = 1;
    for (t = 0; t < 8; t += 1) {
      if (((t != a) && (s->sectors[p][t] > 0))) {
        out[n] = (A_SECTOR + t);
        n += 1;
      }
    }
  } else {
    if ((kind == F_PERK)) {
      out[0] = A_GOLD;
      n = 1;
      if ((s->general[p] > 0)) {
        out[n] = A_MARKER;
        n += 1;
      }
      if ((s->rat[p] > 0)) {
        out[n] = A_RAT;
        n += 1;
      }
    } else {
      if ((kind == F_DONATE)) {
        out[0] = A_PASS;
        n = 1;
        for (c = 1; c < (((3) < (((long)s->gold[p])) ? (3) : (((long)s->gold[p]))) + 1); c += 1) {
          out[n] = (A_DONATE + c);
          n += 1;
        }
      } else {
        if ((kind == F_MARKET)) {
          here = ((long)s->carriage[p]);
          for (m = 0; m < (5 * ((long)s->n)); m += 1) {
            if ((DIST[(s->n - 3)][here][m] <= a)) {
              out[n] = (A_MARKET + m);
              n += 1;
            }
          }
        } else {
          if ((kind == F_TAKE)) {
            out[0] = A_TAKE;
            out[1] = A_PASS;
            n = 2;
          } else {
            if ((kind == F_RAT)) {
              out[0] = A_RAT;
              out[1] = A_PASS;
              n = 2;
            } else {
              if ((kind == F_FRIEND)) {
                for (t = 0; t < 7; t += 1) {
                  if ((s->friend[p] != t)) {
                    out[n] = (A_SECTOR + t);
                    n += 1;
                  }
                }
              } else {
                if ((kind == F_FOOL_SRC)) {
                  for (t = 0; t < 8; t += 1) {
                    if ((s->sectors[p][t] > 0)) {
                      out[n] = (A_SECTOR + t);
                      n += 1;
                    }
                  }
                  if ((s->friend[p] >= 0)) {
                    out[n] = A_FRIEND;
                    n += 1;
                  }
                } else {
                  if (((kind == F_FOOL_DST) || (kind == F_MIN_DST))) {
                    for (t = 0; t < 7; t += 1) {
                      if ((t != a)) {
                        out[n] = (A_SECTOR + t);
                        n += 1;
                      }
                    }
                  } else {
                    if ((kind == F_BISHOP)) {
                      for (t = 0; t < 7; t += 1) {
                        if ((count(s, p, t) == 0)) {
                          out[n] = (A_SECTOR + t);
                          n += 1;
                        }
                      }
                    } else {
                      if ((kind == F_MIN_SRC)) {
                        for (t = 0; t < 7; t += 1) {
                          if ((count(s, p, t) > 0)) {
                            out[n] = (A_SECTOR + t);
                            n += 1;
                          }
                        }
                      } else {
                        if ((kind == F_MIN_CNT)) {
                          k = ((3) < (((long)s->sectors[p][a])) ? (3) : (((long)s->sectors[p][a])));
                          for (i = 0; i < k; i += 1) {
                            out[n] = (A_MOVE + i);
                            n += 1;
                          }
                          if ((s->friend[p] == a)) {
                            for (i = 0; i < (((2) < (k) ? (2) : (k)) + 1); i += 1) {
                              out[n] = (A_MOVE_F + i);
                              n += 1;
                            }
                          }
                        } else {
                          if ((kind == F_LOSE)) {
                            for (t = 0; t < 7; t += 1) {
                              if (((count(s, p, t) == a) && (s->sectors[p][t] > 0))) {
                                out[n] = (A_SECTOR + t);
                                n += 1;
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  }
  return n;
}
static long legal(State* s, long seat, long* out) {
  long c=0, i=0, n=0, o=0, r=0;
  n = 0;
  if ((s->sp > 0)) {
    return legal_frame(s, out);
  }
  if ((s->phase == DRAFT)) {
    o = (((seat - ((long)s->step)) + ((long)s->n)) % ((long)s->n));
    for (i = 0; i < 3; i += 1) {
      if ((s->packet[o][i] >= 0)) {
        out[n] = (A_KEEP + s->packet[o][i]);
        n += 1;
      }
    }
  } else {
    if ((s->phase == PLAY)) {
      for (i = 0; i < 3; i += 1) {
        c = ((long)s->hand[seat][i]);
        if (((c >= 0) && ((i == 0) || (c != s->hand[seat][0])) && ((i < 2) || (c != s->hand[seat][1])))) {
          out[n] = (A_PLAY + c);
          n += 1;
        }
      }
    } else {
      if ((s->phase == HIRE)) {
        out[0] = A_PASS;
        n = 1;
        if ((s->gold[seat] > 0)) {
          r = ((long)s->rnd);
          out[1] = (A_HIRE + s->brown[((r % 3) * 2)]);
          out[2] = (A_HIRE + s->brown[(((r % 3) * 2) + 1)]);
          out[3] = (A_HIRE + s->gray[r]);
          n = 4;
        }
      }
    }
  }
  return n;
}
static void apply(State* s, long seat, long act) {
  long i=0;
  if ((s->sp > 0)) {
    apply_frame(s, act);
  } else {
    if ((s->phase == DRAFT)) {
      s->chosen[seat] = (act - A_KEEP);
    } else {
      if ((s->phase == PLAY)) {
        s->turn += 1;
        for (i = 0; i < 3; i += 1) {
          if ((s->hand[seat][i] == (act - A_PLAY))) {
            s->hand[seat][i] = (-1);
            break;
          }
        }
        play_card(s, seat, (act - A_PLAY));
      } else {
        if ((s->phase == HIRE)) {
          s->turn += 1;
          if ((act != A_PASS)) {
            hire(s, seat, (act - A_HIRE));
          }
        }
      }
    }
  }
  advance(s);
}
static long playout(State* s, long* acts) {
  long d=0, k=0, mask=0, seat=0;
  d = 0;
  mask = pending(s);
  while ((mask != 0)) {
    seat = 0;
    while ((((mask >> seat) & 1) == 0)) {
      seat += 1;
    }
    k = legal(s, seat, acts);
    apply(s, seat, acts[rand_below(s, k)]);
    d += 1;
    mask = pending(s);
  }
  return d;
}
static long check(State* s) {
  long h=0, p=0;
  h = 0;
  for (p = 0; p < ((long)s->n); p += 1) {
    h = (((h * 31) + ((long)s->prestige[p])) % 1000003);
    h = (((((h * 31) + ((long)s->gold[p])) + (7 * ((long)s->rat[p]))) + (3 * ((long)s->carriage[p]))) % 1000003);
  }
  return h;
}

static double user_seconds(void) {
  struct rusage used;
  getrusage(RUSAGE_SELF, &used);
  return used.ru_utime.tv_sec + 1e-6 * used.ru_utime.tv_usec;
}
int main(int count, char** words) {
  State s;
  long acts[128], families=0, games=0, seed=0, decisions=0, sum=0, g=0;
  double began=0;
  if (count != 4 || (families = atol(words[1])) < 3 || families > 5 || (games = atol(words[2])) < 1) {
    fprintf(stderr, "usage: nd FAMILIES GAMES SEED, with 3 to 5 families\n");
    return 2;
  }
  seed = atol(words[3]);
  began = user_seconds();
  for (g = 0; g < games; g += 1) {
    setup(&s, seed + g, families);
    decisions += playout(&s, acts);
    sum = (sum * 31 + check(&s)) % 1000003;
  }
  printf("%ld %.6f %ld\n", decisions, user_seconds() - began, sum);
  return 0;
}
