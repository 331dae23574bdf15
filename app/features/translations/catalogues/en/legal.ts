/** Texts of the pages nobody reads for fun. A body holds paragraphs, parted by an empty line. */
export const legal = {
  legal: {
    eyebrow: "Small print, kept readable",
    contents: "On this page",
    updated: "Last updated",
    responsible: "Responsible for this website",
    dataKeptIn: "Data kept in",
    address: "Address",
    email: "Email",
    phone: "Phone",
    form: "Contact form",
    formLink: "Write",
    readPrivacy: "Read what we do with your data",
    readTerms: "Read the terms of use",
  },
  privacy: {
    metaTitle: "Privacy",
    metaDescription: "What this website stores about you, why, for how long, and how to have it corrected or deleted. No analytics and no advertising.",
    title: "Privacy",
    intro: "We store what you send us, so that we can answer. We do not follow you around, here or elsewhere. The details are below.",
    s1Title: "Who is responsible",
    s1Body:
      "{brand} runs this website and decides what happens with the data on it. How to reach us is at the end of this page. Write to us about anything here and a person will answer.",
    s2Title: "What you send us",
    s2Body:
      "Reading this website asks nothing of you. You need no account, and there is none to be had.\n\nWhen you write through the contact form we store your name, your email address, your phone number if you give one, the topic and your message. A question about a property is stored the same way, together with the property it is about.\n\nWhen you request an experience, a stay or a vehicle we store your name, email address and phone number, the dates, the number of people, where you are staying if the form asks for it, your special requests and the price we showed you.\n\nWith each of these we also store the language of the page, so that we can answer in it, which page it was, the time, and a random number that keeps a form sent twice from arriving twice.",
    s3Title: "What your browser keeps",
    s3Body:
      "Two cookies remember your choices for a year: pemba.language holds the language you picked and pemba.currency the currency. Your browser keeps the same two values in its own storage. They contain nothing else, and you can delete them at any time.\n\nWhen you have offered a property, pemba.notice carries our thanks to the next page and is gone within a minute. On pages with a form, pemba.opened notes when you opened the page, so that we can tell people from programs that send forms within a second. It ends when you close the browser. One more cookie exists for our staff only. It is set when they sign in and ends a week after they were last here.\n\nThere are no cookies for advertising or statistics, which is why no banner asks you to accept any.",
    s4Title: "Your network address",
    s4Body:
      "Every website sees the network address (IP address) a request comes from. We use it for one thing: to count how many forms an address sends, so that nobody can flood us. That count is deleted about a day later and is never joined to your message.\n\nIf something breaks, our error log notes which page it was and when. It does not note what you typed.",
    s5Title: "What we use it for",
    s5Body:
      "To answer you, to arrange what you asked for, and to keep the records that the law asks of a business. That is all. We do not sell data, we do not build profiles, and no machine decides anything about you.\n\nWe send no newsletters. If you asked one question you get one answer, and perhaps a question back.",
    s6Title: "Who sees it",
    s6Body:
      "Our staff, behind a sign-in. And those who have to know in order to do what you asked for: the guide, the host, the driver or the owner of a property gets your name, your dates and a way to reach you, once we have spoken about it.\n\nThere are no analytics services, no advertising networks and no social media buttons that report back. Fonts and scripts come from our own server. A picture or video that an editor has linked from elsewhere, or an interactive map where a page shows one, is fetched from the server that offers it, and that server then sees your network address.\n\nThe share buttons open your own email program or WhatsApp. What happens there is between you and them.",
    s7Title: "If you offer a property",
    s7Body:
      "The name, email address and phone number of the owner are for our staff. They are never printed on the website. What we publish, after checking it, is the property itself: its description, its place, its price and its pictures.\n\nEvery picture we receive is drawn anew before it is stored. Whatever the camera wrote into the file, such as the place and time it was taken, is gone after that. What the picture shows stays, so please send none with people who have not agreed to it.",
    s8Title: "Where it is kept, and how long",
    s8Body:
      "In the database and the file folder of the server that runs this website. Our answers to you also lie in our mailbox, as yours do in yours.\n\nWe keep a message or a request for as long as we need it to deal with you. {months, plural, one {# month} other {# months}} after the last day of what you asked for, or after a message came in, your name, your contact details and what you wrote are removed automatically. What stays no longer says anything about you: the days, the number of people, the amount and the outcome, which our figures are made of. The confirmation the website sends you is deleted after 30 days.\n\nThe contact details of an owner stay with the property for as long as we have it. Safety copies of the database may hold what was removed for a few weeks longer. If you do not want to wait, ask us: staff can erase all of it at once.",
    s9Title: "What you can ask for",
    s9Body:
      "You can ask what we hold about you, have it corrected, have it deleted, get a copy, or tell us to stop using it. Write to us in one of the ways at the end of this page, and name the email address you used before, so that we know it is you. We answer within thirty days, usually much sooner, and it costs nothing.\n\nIf the law makes us keep something, we tell you what and why. If our answer does not satisfy you, the data protection authority of Tanzania or that of the country you live in can look into it.",
    s10Title: "When this page changes",
    s10Body: "The date at the top changes with it. If we ever want to do something new with data that you have already sent us, we ask you first.",
  },
  terms: {
    metaTitle: "Terms",
    metaDescription: "What a request on this website means, how prices are shown, what our property listings are and are not, and what we answer for.",
    title: "Terms of use",
    intro: "These are the rules between you and us when you use this website. They are short, because most of what matters is agreed when we confirm your request.",
    s1Title: "What this website is",
    s1Body:
      "{brand} shows experiences, places to stay, vehicles and property on Pemba, and passes your requests to the people who can fulfil them. Some of what we show is our own, much of it belongs to guides, hosts and owners on the island. When we confirm a request we tell you who your contract is with.\n\nBy using the website you accept these terms. If you do not, that is fine too: write to us, and we talk.",
    s2Title: "A request is a request",
    s2Body:
      "What you send through a form on this website is a request, not a booking. Nothing is reserved and nobody owes anybody anything until we have confirmed it in writing. We may say no, for instance when the boat is full, the sea is rough or a date is gone.\n\nThe message that appears after you press the button says that your request has arrived. It is not the confirmation.\n\nPlease give details that are right. We cannot answer an email address with a typing error in it.",
    s3Title: "Prices and currencies",
    s3Body:
      "All prices are set in US dollars. Amounts in other currencies are worked out from a rate that is updated now and then. They are there to help you judge, and they are not what you will be asked to pay to the cent.\n\nThe total that a form shows is made from the numbers you entered. The price that counts is the one in our confirmation, which also says what is included. If a price on the website is plainly a mistake, we tell you before anything is agreed.",
    s4Title: "Paying, changing, cancelling",
    s4Body:
      "This website takes no payments and asks for no card numbers. How and when you pay, and what happens if you change or cancel, stands in the confirmation. If anyone asks you to pay through a link that claims to come from this website, do not, and tell us.\n\nIf we have to cancel, because of weather or for any other reason, we offer you another date or give back what you have paid for it.",
    s5Title: "Out on the island",
    s5Body:
      "The sea, the forest and the roads are real. Listen to your guide, tell us in good time about health conditions that matter, and take out travel insurance that covers what you plan to do. A guide may turn back or leave someone ashore when that is the safer choice.\n\nWhoever drives a rented vehicle needs a licence and the permit that is valid in Zanzibar, and follows the conditions of the rental.",
    s6Title: "Property listings",
    s6Body:
      "A listing is an invitation to ask, not an offer that binds anyone. We check what we publish with care, but sizes, boundaries, drawings and papers come from owners and may be wrong or out of date. Pictures of buildings that are not finished show a plan.\n\nNothing on this website is legal, tax or investment advice. Figures about growth, yields or costs are estimates and projections, not a promise.",
    s7Title: "Land and leases",
    s7Body:
      "Land in Zanzibar is public land. As a rule, people who are not Zanzibari cannot hold it as Zanzibaris do: they take a long lease or buy a unit in a building, under the laws in force and the terms of the lease. Permits and advantages for investors may be granted. They are not automatic, and the rules change.\n\nHave the title, the survey and the lease checked before anything else. Ask a Zanzibar lawyer before you sign or pay.",
    s8Title: "If you offer a property",
    s8Body:
      "You tell us that you own it or may offer it, that what you write is true, and that the pictures are yours to show. You allow us to publish the description and the pictures on this website, and to translate and shorten the text, for as long as the listing runs. We decide whether and when to publish, and you can have the listing taken down at any time.",
    s9Title: "Texts, pictures, links",
    s9Body:
      "The texts, drawings and pictures here belong to us or to those who let us use them. Link to any page you like. Please ask before you copy more than a few lines.\n\nDo not try to break the website, to send forms by machine or to get at data that is not yours. Links that lead elsewhere lead to pages we do not control.",
    s10Title: "What we answer for",
    s10Body:
      "We answer for what we promise in a confirmation, and for harm that we cause through intent or gross negligence, without limit where the law says so. Nothing in these terms takes that away.\n\nFor the rest we answer only for harm that could be foreseen, and for what guides, hosts and owners do under their own contract with you they answer themselves. We help you to reach them. The website is offered as it is: we cannot promise that it is always reachable or free of mistakes, and we mend what you tell us about.",
    s11Title: "Law, disputes, changes",
    s11Body:
      "The law in force in Zanzibar, in the United Republic of Tanzania, applies. Rights that protect you as a consumer where you live, and that no contract can take away, stay yours. Before anyone goes to court we would like one honest conversation. If that fails, the courts of Zanzibar decide.\n\nIf one of these rules turns out not to hold, the others do. We may change this page, and the date at the top then changes too. For a request that is already confirmed, the terms of that day apply.",
  },
} as const;
