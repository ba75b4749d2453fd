import type { IgnoredWords } from '../schema/search.ts';

/**
 * Stop words, separated by spaces, which count little in a query with other words: "best python course near me" is
 * about Python. On their own they are searched.
 */
export const ignored: readonly IgnoredWords[] = [
  {
    about: 'English',
    words:
      'a an the in at on of for from to by with and or is are am be i me my you your we it its this that do does can will have has there what which who when where how why much many any all some want need get give best top good new latest list detail details info information about tell please near nearest nearby close around learn study start after before check available offer offered offers become us next u ur plz pls vs versus',
  },
  {
    about: 'Words of every page',
    words:
      'aptech pakistan institute institutes academy college centre centres center centers branch branches campus course courses class classes program programs programme programmes training student students town city area syllabus outline outlines curriculum',
  },
  {
    about: 'Roman Urdu',
    words:
      'ka ki ke k ko se say mein main mai mn par pe py hai hain h ho hota hoti hote kya kia kitna kitni kitne kab kahan kidhar kaise kaisay kese kon konsa konsi kaun karna karni karne karein karen kare karun kr krna chahiye chahta chahti batao batayein bataye bata liye lye aur ya baad wala wali walay wale mujhe mujhy mera meri mere ap aap apka hen tak sath saath milta milti milega milegi sab sakta sakti sakte raha rahi de dein do koi bhi banein banna bane ban karwa karwate kahin jaldi hoga hogi honge nahi nahin mila mili mile gaya gayi honi hona hone dena deni ayega ayegi shuru seekho seekhna seekhni',
  },
];
