import type { VehicleWords } from "#db/seed/demo/vehicles/en";

export const sw: VehicleWords = {
  "island-4x4": {
    name: "Gari la kisiwani, 4x4",
    description:
      "Limeinuka, lina umbo la boksi, na kulikwamisha ni kazi. Linachukua watu watano na mapezi yao, halisugui chini hata kwenye mchanga wa mwisho wa njia ya Kigomasha, na tairi la akiba tumelikagua wenyewe. Liendeshe mwenyewe, kibali cha Zanzibar tukikutafutia sisi wakati wa kukodi, au mwachie dereva ahangaike na mbuzi.",
  },
  "teal-scooter-125": {
    name: "Skuta ya rangi ya bahari, 125",
    description:
      "Ya mizunguko ya mjini, yenye kreti la vitu vya sokoni. Ni nyepesi, haina gia za kubadilisha, na kuiegesha Chake Chake ni rahisi, kwani huko njia ya waendao kwa miguu huchukuliwa kama ushauri tu. Inakuja na helmeti mbili. Baada ya mvua usitoke kwenye lami: udongo uliolowa hushinda kila ubishi.",
  },
  "coast-motorbike-150": {
    name: "Pikipiki ya pwani, 150",
    description:
      "Tangi refu, kiti laini, na udongo mwekundu haiuogopi. Nusu ya Wapemba wangeichagua hii kwa siku moja ya Mkoani hadi Konde na kurudi. Nyuma kuna keria, helmeti ni mbili, na mafuta hupatikana mijini tu. Njoo na leseni ya pikipiki na kitu cha kuzuia vumbi.",
  },
  "farm-track-quad": {
    name: "Pikipiki ya magurudumu manne, ya mashambani",
    description:
      "Ni ya vilima vya karafuu, na ya pale barabara zote zinapoishia mchangani. Imetulia, mwendo wake ni wa taratibu kiasi cha kusikia harufu ya mavuno, na kuiendesha unajifunza uani kwetu bila shida. Mwongozaji anaweza kufuatana nawe na kukuonyesha njia; tuambie unataka kwenda wapi, tupatane bei kwanza.",
  },
  "basket-bicycle": {
    name: "Baiskeli yenye kikapu",
    description:
      "Gia saba, kengele moja, haraka hakuna kabisa. Kikapu kinachukua miwani ya kuogelea na bomba lake, nanasi moja, na si zaidi sana. Ni nzuri kwa Wete na njia zake zenye kivuli; vilima ni vifupi, na ukishuka ukaisukuma si aibu.",
  },
  "town-hatch-with-driver": {
    name: "Gari dogo la mjini, pamoja na dereva",
    description:
      "Wewe kaa tu: Hamad anazijua kona zote na mbuzi karibu wote. Gari dogo lenye ubaridi, kwa barabara za lami kati ya Mkoani, Chake Chake, Wete na Konde. Ukiogelea anakusubiri, anazungumza Kiingereza na Kiswahili, na kuhusu maembe ana msimamo wake.",
  },
  "ridge-mountain-bicycle": {
    name: "Baiskeli ya milimani",
    description:
      "Gia ishirini na moja na matairi mapana kwa njia za katikati ya mashamba ya karafuu. Kiti tunakipima kwa kimo chako, na tunakupa pampu, vifaa vya kuziba pancha na ramani iliyotiwa alama penye miinuko mikali. Wengi huzipuuza alama hizo mara moja tu, hawarudii.",
  },
  "suzuki-jimny": {
    name: "Suzuki Jimny",
    description:
      "Ni dogo, lina umbo la boksi, na kwenye mchanga mzito linayashinda magari yenye ukubwa mara mbili yake. Wawili husafiri kwa raha, wanne kama wanapendana. Barabara ya Vumawimbi ndiyo hasa liliyoundiwa. Dereva yupo, kwa anayependa zaidi kutazama nje ya dirisha.",
  },
  "honda-dio-110": {
    name: "Honda Dio 110",
    description:
      "Skuta isiyo na kelele: kiti cha watu wawili, keria ndogo, na soketi ya kuchaji simu huku ikikuonyesha njia. Inafaa zaidi kwa safari zisizozidi kilomita thelathini kutoka Wete, na kabla ya giza, kwani ng’ombe nao hurudi nyumbani kwa barabara hiyo hiyo.",
  },
  "honda-xl-200": {
    name: "Honda XL 200",
    description:
      "Imeinuka, ni nyepesi, na imeundwa kwa njia mbovu. Hii ndiyo ya Ngezi, Ras Kigomasha na vijiji ambako barabara hukata tamaa. Ni kwa waendeshaji wazoefu: miguu mirefu, leseni ya pikipiki, na heshima kidogo kwa mchanga. Helmeti, glavu na keria vimejumuishwa.",
  },
  "two-seat-quad-400": {
    name: "Pikipiki ya magurudumu manne, viti viwili, 400",
    description:
      "Viti viwili, egemeo zuri la mgongo, na injini yenye nguvu za kutosha kwa miinuko mikali ya njia za mashambani juu ya Chake Chake. Dereva anaweza kushika usukani, wewe ukashika kamera. Fukweni hatuingii: huko kasa, nyavu na mpira ndio wenye njia.",
  },
  "toyota-noah": {
    name: "Toyota Noah, viti saba",
    description:
      "Viti saba, milango ya kusogeza, na nafasi ya mizigo ya familia iliyofungasha mara mbili. Linafaa kwa safari za uwanja wa ndege na bandarini, na kwa siku ndefu kwenye lami. Liendeshe mwenyewe au mchukue dereva wetu, ambaye ameshabeba kila aina ya sanduku.",
  },
};
