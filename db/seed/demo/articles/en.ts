/**
 * The words of the demo articles, by the key of db/seed/demo/articles/facts.ts, which is also the slug. The content is
 * HTML.
 */
export const en = {
  "how-the-tide-rules-the-day": {
    title: "The tide keeps the diary",
    description:
      "Two highs, two lows and up to four metres between them: how to plan a day on Pemba so that the sea is there when you want it.",
    content: `<p>Ask a skipper on Pemba when the boat leaves and the answer will be about water, not about hours. He is not being vague. It is the most exact answer he has.</p>
<p>The sea here rises twice a day and falls twice a day, roughly six hours each way. Around new and full moon, at spring tides, the difference can reach about four metres; in the days between it is a good deal less. And everything moves on by about fifty minutes a day, so the beach you swam from at ten on Monday may be a field of wet sand at ten on Sunday.</p>
<h2>What each half is for</h2>
<p>High water is for swimming. Low water is for walking and looking. Neither is the bad half, as long as you do not mix them up.</p>
<ul>
<li><strong>High tide:</strong> a swim off Verani or Panga ya Watoro, a dip in the coves near Vitongoji, a kayak up the mangrove creeks, which six hours later are mostly mud and crabs.</li>
<li><strong>Low tide:</strong> sandbanks, which exist only then, a long walk on Vumawimbi, and the flats where women tend their seaweed lines.</li>
<li><strong>Slack water:</strong> the pause between the two, when the current in the reef gaps draws breath. Divers wait for it.</li>
</ul>
<h2>A day built around the water</h2>
<p>Say high tide falls at seven in the morning. A day might then run like this:</p>
<ol>
<li><strong>06:30.</strong> Swim before breakfast, while there is something to swim in.</li>
<li><strong>09:00.</strong> Go inland while the sea goes out: the market in Chake Chake, or the short loop in Ngezi forest, about an hour with a guide.</li>
<li><strong>13:00.</strong> Low water. A sandbank, a hat, lunch. This is also when the sun means it.</li>
<li><strong>15:30.</strong> Shade. The sea is on its way and needs no help.</li>
<li><strong>18:00.</strong> The water is back for sunset, on the west coast, where the sun goes down.</li>
</ol>
<p>Tomorrow, move the list by fifty minutes. By the end of a week you will be swimming at lunch and walking at dawn.</p>
<blockquote><p>The clock tells you when lunch is. The tide tells you where.</p></blockquote>
<h2>Small rules that save your feet</h2>
<p>Wear reef shoes: sea urchins and sun cause most of the trouble here. Ask about currents before you swim, above all near gaps in the reef. Before you wander far out on the flats, ask when the water turns; it comes back quietly, and not always from the side you are watching. Step around the seaweed lines, because they are somebody’s field. Leave shells and coral where they lie, and do not travel by small boat at night.</p>
<p>When the tide sets the hour of an <a href="/experiences">experience</a>, we send you the time the day before. Rain, wind and the best months are in the <a href="/travel">travel guide</a>.</p>`,
  },
  "what-a-plot-costs-besides-the-price": {
    title: "What a plot costs besides the price",
    description:
      "The price per square metre is the easy part. A list of what else a plot on Pemba asks for: searches, trees, duty, rent, a road.",
    content: `<p>Land on Pemba is offered from $10/m², inland and without a view. Nearer the sea it costs more, and on the sea more again. Then the second list begins, the one that is not on the board by the road. None of it is unusual, but you should see it before you fall in love with a mango tree.</p>
<p>One word first. What a foreign buyer pays for here is a <strong>long lease</strong>, not the soil itself. All land in Zanzibar is public land, so read “price” as the price of the lease.</p>
<h2>Before you pay: finding out</h2>
<p>This is the cheapest money you will spend, and the part people skip.</p>
<ul>
<li><strong>A lawyer</strong> from Zanzibar who works for you and not for the seller.</li>
<li><strong>An official search</strong> at the land registry: who holds the right or the lease today, and for how long.</li>
<li><strong>A survey</strong>, with beacons in the ground. Walk the boundary with the neighbours present; they know where it runs.</li>
<li><strong>The trees.</strong> They can belong to somebody other than the person who holds the land. Coconut and clove trees are income, so expect to settle with their owners.</li>
<li><strong>The village.</strong> The consent of the shehia, the smallest unit of local government, is part of the process. Take time for it, and take your shoes off.</li>
</ul>
<h2>When you sign: duty and permissions</h2>
<p>Ask your lawyer for one sheet with every duty, tax and fee, who pays it and when. Stamp duty belongs on it. In projects approved by ZIPA, the Zanzibar Investment Promotion Authority, a buyer may currently be granted relief on part of it; the important words are “may” and “approved”.</p>
<p>If you mean to build, add plans, environmental approval and the set-back from the beach. Get that distance in writing for your plot: a sea view shrinks fast once the first metres cannot be built on.</p>
<h2>Afterwards: the years</h2>
<p>A lease carries ground rent. A plot also wants things that brochures draw in green pencil:</p>
<ol>
<li>a track that a lorry survives after rain, since the beach roads are sand or clay;</li>
<li>water, and somewhere to store it;</li>
<li>a power line, and something for the hours when it is off;</li>
<li>a caretaker, because land nobody visits tends to find other uses.</li>
</ol>
<blockquote><p>If a plot is cheap, ask what it lacks. If the answer is “nothing”, ask again.</p></blockquote>
<p>Our <a href="/real-estate">listings</a> show price and size. For the second list, <a href="/contact">write to us</a> and we will tell you what we know about a plot and what we do not.</p>
<p><em>Figures are estimates and projections, not an offer or a promise. Take independent advice. Ask a Zanzibar lawyer before you sign or pay.</em></p>`,
  },
  "a-season-of-cloves": {
    title: "A season of cloves",
    description:
      "From about July to December the island smells of one thing. How cloves are picked and dried, who once paid for them, and how to visit.",
    content: `<p>You do not look for the clove harvest on Pemba. You open the car window. From about July or August until November or December, the smell of drying <em>karafuu</em> comes over the ridges, sweet and a little like the dentist’s.</p>
<h2>From tree to mat</h2>
<p>A clove is a flower that was not allowed to open. The buds are picked by hand, from ladders and from high in the branches, while they are still closed. In the evening whole families sit down together and snap them from their stems, a job that leaves the fingers brown and the tongue free.</p>
<p>Then the buds go out on mats for about three to five days and turn from green and pink to the dark nails you know from the kitchen. If it rains, everybody runs. The dry cloves are sold to the state buyer; stems are not wasted either, and oil is distilled from them near Chake Chake.</p>
<p>No two years are alike. The trees give a great deal every few years and less in between, so a farm that was busy last September may be quiet this one.</p>
<h2>How they came, and who paid</h2>
<p>Cloves reached Zanzibar around 1818, by way of the French islands, and spread under Sayyid Said. In 1872 a cyclone flattened the trees of Unguja. Pemba was largely spared and has grown most of the archipelago’s crop since.</p>
<p>The early plantations were worked by enslaved people. Slavery lost its legal status in 1897; after the revolution of 1964, land was redistributed in plots of three acres. When a farmer shows you “my trees”, there is history in the word <em>my</em>.</p>
<blockquote><p>The smell is pleasant. The story is not always, and both belong to the visit.</p></blockquote>
<h2>If you want to see it</h2>
<ul>
<li><strong>When:</strong> ask us a few weeks ahead. Between August and October the chances are usually good, but nobody fixes a date for a tree.</li>
<li><strong>On the road:</strong> mats lie in yards and sometimes near the verge. Slow down, and never step on them.</li>
<li><strong>Photographs:</strong> ask first. People at work are not scenery.</li>
<li><strong>Taking some home:</strong> the crop goes to the state buyer, so do not ask for a sack at the farm gate. Clove soap and scented oils are made on the island, weigh less and survive the suitcase.</li>
<li><strong>Out of season:</strong> cinnamon, nutmeg, black pepper, cardamom and vanilla grow here too, and can be rubbed, scratched and guessed at all year.</li>
</ul>
<p>A farm visit with lunch is among our <a href="/experiences">experiences</a>. For more of the island’s past, read about its <a href="/why-pemba/cultural-heritage">cultural heritage</a>. Wear something you do not mind smelling of Christmas for a week.</p>`,
  },
  "where-to-stay-by-what-you-want": {
    title: "Where to stay, by what you want",
    description:
      "Town ridge, northern beaches, quiet port or western shore: four corners of Pemba, what each is good for and what to ask before booking.",
    content: `<p>Pemba is 67 kilometres long, and it takes well over two hours to drive from Mkoani to the northern tip. So the first question is not which room but which end. Choose wrongly and you will see a great deal of the road. It is a pleasant road, but still.</p>
<h2>Four corners, four kinds of days</h2>
<ul>
<li><strong>In and around Chake Chake.</strong> The practical middle: about fifteen minutes from the airport, with the market, cash machines and boats from Wesha close by. Good for a first night, for people with errands and for those who like to hear a town wake up. The beaches are a drive away.</li>
<li><strong>Wete.</strong> A quiet port under mango and jackfruit trees, with flying foxes in town and the north-west islets across the water. Good for sailing and for doing little.</li>
<li><strong>Kigomasha, in the north.</strong> White sand on both sides, Ngezi forest behind, reefs nearby. This is the place for beaches and divers. It is also far from everything else, at the end of a rough track, so bring the book you mean to finish.</li>
<li><strong>Wambaa and the south-west.</strong> A long west-facing beach, easy boats to Misali, sunsets from the chair. Handy if you come or leave by ferry at Mkoani.</li>
</ul>
<p>With a week, split it: three nights in the middle or south, four in the north. With three nights, stay in one place.</p>
<h2>What kind of roof</h2>
<p>A guesthouse in town is simple, friendly and awake early. An apartment suits a longer stay, because it has a kitchen and the market is cheap. A villa makes sense for families and for friends who still like each other. A resort solves meals, boats and evenings in one go, which matters in places where there is nothing else to walk to.</p>
<h2>Ask before you book</h2>
<ol>
<li>What does the beach look like at low tide? Many empty twice a day.</li>
<li>Is there a generator or solar power? Cuts happen.</li>
<li>How good is mobile data? In towns it is good, on beaches thin.</li>
<li>Who cooks in the evening, and how far is the next kitchen?</li>
<li>Is alcohol served? Only some tourist places do.</li>
<li>Can a normal car reach the door after rain?</li>
<li>How do I pay? Cards work in few places, and cash machines do not always.</li>
</ol>
<blockquote><p>An honest host answers the tide question without pausing.</p></blockquote>
<p>Many dive boats rest in April and May, and some places may use those weeks for repairs, so check first. June to October is the best time, so ask early.</p>
<p>Then look through our <a href="/stays">stays</a>. If two corners still tempt you equally, <a href="/contact">tell us</a> what your best day looks like and we will name one.</p>`,
  },
  "getting-to-pemba-by-air-and-ferry": {
    title: "Getting to Pemba, by air and by sea",
    description:
      "Half an hour in a small plane or half a day on a ship: how the last leg to Pemba works, what it usually costs and what to pack for it.",
    content: `<p>Nobody passes through Pemba by accident. The long flight ends on Unguja, the island most maps call Zanzibar, or in Dar es Salaam. From there you have two ways to cross the last stretch of sea: over it, or on it.</p>
<h2>By air</h2>
<p>Small propeller planes fly from Unguja several times a day and need 20 to 30 minutes. From Dar es Salaam it is about an hour, usually by way of Unguja. One way commonly costs between 70 and 130 US dollars; check before you travel, because timetables here have seasons of their own.</p>
<p>Two things to know. Luggage is usually limited to about 15 kilos, in soft bags: a hard suitcase argues with the hold and loses. And sit by a window. On a clear day the reefs below are worth the fare.</p>
<p>Pemba airport lies some six kilometres south-east of Chake Chake, about a quarter of an hour by car. Do not photograph it. The same goes for ports, police and soldiers.</p>
<h2>By sea</h2>
<p>Ferries run from Unguja to Mkoani on several days a week. When a fast boat is on, the crossing takes about two and a half to three hours; a larger ship takes four to six. Expect roughly 25 to 40 US dollars. Days change, so ask in the week you travel, not the month before.</p>
<ul>
<li>Keep your <strong>passport</strong> in your hand. It is checked on arrival from Unguja too.</li>
<li>The channel can be lively when the <em>kusi</em>, the south-east wind, blows, from about April to October. If you know your stomach, take something before the ship does.</li>
<li>Bring water, a snack and a light jacket.</li>
<li>From Dar es Salaam, connect on Unguja and leave a generous gap.</li>
</ul>
<h2>From the quay or the apron</h2>
<p>From Mkoani to Chake Chake is about 30 kilometres, or 45 minutes, on a paved road. Wete is the same again. For the northern beaches allow well over two hours from the ferry; the last part is rough. Dala-dalas, the shared trucks and minibuses, are cheap, slow and run by day. After dark, take a driver. If you want to drive yourself you need a Zanzibar permit, usually arranged with the <a href="/transportation">hire</a>.</p>
<blockquote><p>Plan one spare day before your flight home. If you do not need it, you will know what to do with it.</p></blockquote>
<h2>Papers, briefly</h2>
<p>A tourist visa costs 50 USD for a single entry of up to three months. Fees depend on nationality; the immigration service’s site has the last word. Zanzibar also requires its own inbound insurance from foreign visitors, so check the current rule. The rest, from plugs to tides, is in our <a href="/travel">travel guide</a>.</p>`,
  },
  "flying-foxes-at-kidike": {
    title: "The flying foxes of Kidike",
    description:
      "A bat with a fox’s face, found only on Pemba, nearly lost and guarded back by villages. How to see it at Kidike without waking it.",
    content: `<p>From the path they look like fruit: dark, pear-shaped, too many for one tree. Then one of the pears unfolds an arm, scratches itself and looks down at you with the face of a small ginger fox. This is <em>popo wa Pemba</em>, the Pemba flying fox, and it lives nowhere else.</p>
<h2>A bat of its own</h2>
<p>Pemba is cut off from Africa by a channel about 800 metres deep and has been an island for millions of years. That is long enough for animals to become themselves. The flying fox did so on a large scale, with a wingspan of more than a metre. It eats fruit, flowers and leaves, carries seeds and pollen about the island at night, and spends the day hanging, quarrelling and fanning itself.</p>
<h2>Nearly gone, and back</h2>
<p>In 1989 it was feared nearly lost: hunted for meat, with most of its forest already cut. In 1995 people counted 4,600 to 5,500. A survey published in 2010 found at least 18,200 to 22,100. What happened in between was not dramatic. Villages began to guard the trees in which the bats sleep, and kept doing it.</p>
<p>Kidike is the best known of these roosts. Its trees were still standing because they shade a burial grove, and nobody fells a tree over his grandparents. The bats had simply chosen well. The species is still listed as Vulnerable, so the guarding goes on.</p>
<blockquote><p>The forest around it was timber. This part was a graveyard, and so it stayed a forest.</p></blockquote>
<h2>How to visit</h2>
<p>From Chake Chake the drive is 12 to 14 kilometres and takes about 25 minutes. Late afternoon suits both sides: the heat has gone, the colony wakes up, and towards dusk the first animals leave to feed.</p>
<ul>
<li>Go with somebody from the village and pay what is asked. Their patience is the reason there are bats to look at.</li>
<li>Remember where you are. It is a burial place: cover shoulders and knees, and stay on the path.</li>
<li>Keep your voice down. Do not clap, shout or throw anything to make them fly. A bat that flies at noon pays for it.</li>
<li>No drones near a roost, whatever permit you hold.</li>
<li>Bring binoculars, and wear a hat. Look up with your mouth closed.</li>
</ul>
<h2>If you cannot get there</h2>
<p>Flying foxes also hang in trees in the middle of Wete, above the traffic, such as it is. And they are a good reason to read on about <a href="/why-pemba/lush-forest">the forest</a>, where four birds live that you will see on no other island: an owl, a green pigeon, a white-eye and a sunbird. A guided walk in Ngezi with a stop at Kidike is one of our <a href="/experiences">experiences</a>.</p>`,
  },
  "how-a-foreigner-can-hold-land-in-zanzibar": {
    title: "How a foreigner can hold land in Zanzibar",
    description:
      "Leases, units and approved projects in plain words: what a foreign buyer on Pemba can hold, what not, and who should check the papers.",
    content: `<p>The short answer: by lease, with a lawyer, and slowly. The longer answer follows. It is not legal advice, laws change, and this page knows nothing about the plot you have in mind.</p>
<h2>Nobody has freehold</h2>
<p>Under the Land Tenure Act of 1992 all land in Zanzibar is public land, vested in the President. Zanzibaris can hold a <strong>right of occupancy</strong>. Foreigners cannot, and neither can Tanzanians from the mainland. If somebody offers you “freehold on the beach”, thank them for the tea and go home.</p>
<p>Two things remain, and they are real:</p>
<ul>
<li><strong>A long lease.</strong> Leases are usually quoted as up to 99 years, often in steps of 33. They can be renewed and inherited under the terms of the lease, which is why you read the terms.</li>
<li><strong>A unit in a condominium.</strong> Under the Condominium Act No. 10 of 2010 foreigners can own units, such as an apartment in a larger development. Ask for proof that yours falls under it.</li>
</ul>
<h2>What ZIPA does</h2>
<p>Investment projects go through the Zanzibar Investment Promotion Authority, ZIPA for short, under the Zanzibar Investment Act No. 10 of 2023. A buyer who puts at least 100,000 USD into an approved project may currently be granted a residence permit, for a spouse and up to four children under 20 as well. Half the stamp duty may be waived, and proceeds may be transferred abroad after tax.</p>
<blockquote><p>“May”, “approved” and “currently” are the three most expensive words in that paragraph.</p></blockquote>
<p>Ask to see the approval itself, not the brochure that mentions it. On Pemba, Micheweni in the north-east is a declared free economic zone; what that means for a given project is again a question for ZIPA.</p>
<h2>A sensible order</h2>
<ol>
<li>Visit, in two different months if you can. Come once in the rain.</li>
<li>Choose a Zanzibar lawyer whom nobody in the deal recommended.</li>
<li>Have the registry searched: who holds the right or the lease, and what is left of it?</li>
<li>Have the plot surveyed, and walk the beacons.</li>
<li>Settle the trees, which can belong to somebody else, and the consent of the shehia.</li>
<li>Ask about environmental approval, the set-back from the beach, ground rent and taxes.</li>
<li>Only then sign, and only then pay.</li>
</ol>
<p>Most trouble comes from doing number seven first. A seller in a hurry is information too.</p>
<h2>What we can do</h2>
<p>We can show you <a href="/real-estate">leasehold villas, units and plots</a>, explain our view of the market on the <a href="/invest">investment page</a> and tell you plainly when we do not know. We cannot check your contract, and we will not pretend to.</p>
<p><em>Ask a Zanzibar lawyer before you sign or pay.</em></p>`,
  },
  "pemba-in-the-rains": {
    title: "Pemba in the rains",
    description:
      "April is wet, green and nearly empty of visitors. What still works in the rainy months, what rests, and how to pack for an honest downpour.",
    content: `<p>There is a reason Pemba is called the Green Island, and it falls mostly in April. If you can choose freely, come between June and October. If you cannot, or if you like a place best with nobody else in it, read on.</p>
<h2>When, and how much</h2>
<p>There are two wet seasons. The long rains, <em>masika</em>, run from March to May: about 130, 300 and 190 millimetres in the three months. The short rains, <em>vuli</em>, bring some 110 in November and 120 in December. Every other month stays at around 50 or less.</p>
<p>It remains warm, 29 to 31\u00a0°C by day. Rain often comes in hard bursts with bright gaps between them. Some days it has not heard of gaps.</p>
<h2>What rests</h2>
<p>Many dive boats stay ashore in April and May, and some places to stay may close for repairs. Clay tracks to the beaches turn slow, then comic. Small planes and ferries may wait for the weather, so keep a spare day before any flight that will not wait for you.</p>
<p>November and December are milder: diving is usually still good, and a shower is an excuse for tea.</p>
<h2>What works</h2>
<ul>
<li><strong>The forest.</strong> Ngezi is a wet forest and looks its best when it is one. Frogs are loud, paths are soft, and the guide will lend you an opinion about your shoes.</li>
<li><strong>Kitchens.</strong> An evening grating coconut under a tin roof in heavy rain is hard to improve.</li>
<li><strong>Chake Chake.</strong> The market, the small museum in what is left of the old fort, coffee with ginger.</li>
<li><strong>Turtles.</strong> Green and hawksbill turtles nest on Misali, with a peak in March and April. Whether a boat goes is for the sea to say. If you see one, keep your distance and your torch off.</li>
<li><strong>Reading.</strong> We mean it. Few places hold you so gently to a chair.</li>
</ul>
<h2>What to pack</h2>
<ol>
<li>A light rain jacket. Umbrellas are for the walk to the car.</li>
<li>Sandals that can be rinsed. White trainers will not stay white.</li>
<li>A dry bag for phone and passport, most of all on boats.</li>
<li>A torch, since power cuts like a storm.</li>
<li>Repellent and long sleeves for the evening. Malaria is low but present; ask a travel clinic about tablets.</li>
<li>One more book than you think.</li>
</ol>
<blockquote><p>In the rains you do not plan a day. You plan two, and let the sky choose.</p></blockquote>
<p>Ask for a <a href="/transportation">4x4</a>, ideally with a driver who knows which track has become a stream. And <a href="/contact">write to us</a> before you book boats for April: we would rather tell you now than on the jetty. Month-by-month figures are in the <a href="/travel">travel guide</a>.</p>`,
  },
  "working-with-island-suppliers": {
    title: "Working with island suppliers",
    description:
      "Fish, mats, soap, timber, a boat: what to know about time, money and manners before you place a first order with a supplier on Pemba.",
    content: `<p>Sooner or later everyone who runs something on Pemba, a guesthouse, a kitchen, a building site, needs forty of a thing by Thursday. This is about how to get them, and why it may be Saturday.</p>
<h2>What the island makes</h2>
<p>More than visitors think. Fish from the landing places, with a big morning auction at Tumbe. Rice, cassava, bananas, coconuts and spices from smallholdings. Plaited <em>ukili</em> mats and baskets, embroidered caps, carved chests and doors, clove soap and oils. Boats, built by eye with an adze. Seaweed, grown mostly by women. What it does not make comes by sea, so cement and light bulbs follow the boats and the weather.</p>
<p>Most suppliers are one family. They make good things in small numbers, and an order for two hundred baskets is not a bigger order for ten. It is a different conversation.</p>
<h2>Start with the greeting</h2>
<p>Go in person the first time. Ask how they are, how the family is, how work is going, and listen to the answers. Price comes after the tea. Then write everything down, in Swahili and in your own language: number, size, day, price, who carries it. Draw it if you can. A sample on the table settles more than a page of adjectives.</p>
<blockquote><p>The first visit costs you a morning. It saves you the next ten phone calls.</p></blockquote>
<h2>Money</h2>
<ul>
<li><strong>Currency:</strong> agree on shillings. Since March 2025 Tanzanian rules require prices and payment inside the country in shillings, with listed exceptions. Ask your accountant which, if any, apply to you.</li>
<li><strong>Deposits:</strong> a maker has to buy materials before the work can start. Pay part at the start, part in the middle, the rest on delivery.</li>
<li><strong>Means:</strong> mobile money is common; keep the receipts. Cash machines do not always work on the day you need them.</li>
<li><strong>Bargaining:</strong> gently. If you win by too much, you have probably lost the quality.</li>
</ul>
<h2>A calendar for orders</h2>
<ol>
<li><strong>Fridays:</strong> midday is for prayer. Do not plan a delivery then.</li>
<li><strong>Ramadan:</strong> shorter days, tired mornings, lively nights. Order well before. The two Eids are holidays.</li>
<li><strong>March to May:</strong> rain on the tracks, and nothing dries, neither timber nor paint.</li>
<li><strong>Clove harvest,</strong> about July to December: in a good year every free hand is in a tree.</li>
</ol>
<p>And three things not to order: anything made of shell, anything made of coral, and plastic carrier bags, which are banned.</p>
<p>If you make something on Pemba, or need somebody who does, <a href="/contact">write to us</a> and choose Partnership. Premises, from a shop to a workshop, are under <a href="/real-estate">real estate</a>.</p>`,
  },
  "how-to-greet-and-dress": {
    title: "Greet first, then ask the way",
    description:
      "Five greetings, one rule about knees and a few words on Ramadan: how to be a welcome guest on Pemba without learning it all by mistake.",
    content: `<p>On Pemba you can do most things slowly and nobody will mind. The exception is greeting, which you should do at once. Walking up to somebody and asking where the bank is, without a hello, is about as polite as climbing in through the window.</p>
<h2>Five words that open doors</h2>
<ul>
<li><strong>Shikamoo</strong>, to anyone clearly older than you. The answer is <em>Marahaba</em>. Nothing you learn will earn more smiles per syllable.</li>
<li><strong>Habari?</strong> How are things? Answer <em>Salama</em> or <em>Nzuri</em>, even if your luggage is still on Unguja.</li>
<li><strong>Assalamu alaykum</strong>, peace be upon you. Answer <em>Wa alaykum assalam</em>.</li>
<li><strong>Karibu</strong>, welcome. You will hear it all day. Say <em>Asante</em>, thank you.</li>
<li><strong>Hodi</strong>, called out at a door before you enter. Wait for the <em>karibu</em>.</li>
</ul>
<p>Greetings are long here: you, your family, your work, your journey. Nobody is stalling. This is the conversation; the question about the bank is the postscript. Between a man and a woman, wait to see whether a hand is offered. A hand on the heart does as well.</p>
<h2>Shoulders and knees</h2>
<p>The island is overwhelmingly Muslim and dresses with care. Off the beach, cover shoulders and knees, men too; for women looser is better. Swimwear belongs on the beach or the boat and nowhere between the two. A kanga, the printed cotton cloth with a proverb along its edge, solves nearly everything and costs little. Ask what the proverb says before you wear it to a wedding.</p>
<h2>At the door and at the table</h2>
<ol>
<li>Shoes off in homes.</li>
<li>Eat and give with the right hand.</li>
<li>Ask before you photograph anybody. Police, soldiers, ports and the airport: never.</li>
<li>Non-Muslims usually look at mosques from outside. Ask, and accept the answer.</li>
<li>No kissing in public, however good the sunset.</li>
<li>No sweets or coins for children. It teaches them to ask.</li>
</ol>
<h2>If you come in Ramadan</h2>
<p>It follows the moon and comes about eleven days earlier each year, so look up the dates before you book. By day do not eat, drink or smoke in public. Most eating places in town stay closed until sunset, while kitchens for visitors keep serving their guests. Be patient with drivers in the afternoon; they have had no water since before dawn. After sunset the streets fill and the food is worth the wait. If you are invited, go.</p>
<blockquote><p>You will make mistakes. If you greeted first, they will be forgiven before you notice them.</p></blockquote>
<p>There is more about doors, bao and the bull game under <a href="/why-pemba/cultural-heritage">cultural heritage</a>, and practice to be had on any of our <a href="/experiences">experiences</a>.</p>`,
  },
} as const;

export type ArticleKey = keyof typeof en;
export type ArticleWords = Record<ArticleKey, { title: string; description: string; content: string }>;
