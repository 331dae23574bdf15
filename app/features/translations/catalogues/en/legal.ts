/** Texts of the pages nobody reads for fun. A body holds paragraphs, parted by an empty line. */
export const legal = {
  legal: {
    eyebrow: "Small print, kept readable",
    contents: "On this page",
    updated: "Last updated",
    responsible: "Responsible for this website",
    dataKeptIn: "Data stored in",
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
    metaDescription:
      "What this website stores about you, why, for how long, and how to have it corrected or deleted. No analytics and no advertising.",
    title: "Privacy",
    intro:
      "We store what you send us so that we can reply. We don’t track you, here or anywhere else. The details are below.",
    s1Title: "Who is responsible",
    s1Body:
      "{brand} runs this website and decides what happens to the data on it. How to reach us is at the end of this page. Write to us about anything you read here and a person will answer.",
    s2Title: "What you send us",
    s2Body:
      "You can read this website without telling us anything. You don’t need an account, and there isn’t one to sign up for.\n\nWhen you write through the contact form, we store your name, your email address, your phone number if you give one, the topic and your message. A question about a property is stored in the same way, together with the property it’s about.\n\nWhen you request an experience, a stay or a vehicle, we store your name, email address and phone number, the dates, the number of people, where you’re staying if the form asks for it, your special requests and the price we showed you.\n\nWith each of these we also store the language of the page, so that we can reply in it, which page it was, the time, and a random number that keeps a form sent twice from arriving twice.\n\nIf you ask to be told of new properties or of lower prices, we store your email address, the language and currency of the page, and what you’re looking for. We send nothing until you press Start in our first message, and what isn’t started within seven days is deleted. Every message has a link that ends it all.",
    s3Title: "What your browser keeps",
    s3Body:
      "Two cookies remember your choices for a year: pemba.language holds the language you last used and pemba.currency the currency you chose. Your browser keeps the same two values in its own storage. They contain nothing else, and you can delete them at any time.\n\nOne cookie remembers what you save: pemba.saved holds the heart list and, if you share it, the key by which you can end the link. It lasts 400 days from your last change and is set only when you press a heart. The notes on your list stay in your browser’s own storage until you delete them, and reach us only if you send them with a question. If your browser runs no scripts, pemba.notice tells you on the next page that something was saved.\n\nOne cookie holds a trip plan: pemba.plan has the things you add to it with their days and the number of people, and nothing about you. It lasts 400 days from your last change, is set only when you press “Add to plan”, and is deleted when you send the plan.\n\nTwo more cookies are short-lived. On pages with a form, pemba.opened notes when you opened the page, so that we can tell people from programs that send a form within a second. It goes when you close the browser. Once you’ve offered a property, pemba.notice carries our thanks to the next page and is gone within a minute.\n\nYour browser also keeps a few things in the tab you’re using: what you’ve typed into a contact, booking or property form you haven’t sent yet, how far down a page you had scrolled, a message for the next page to show, and a mark that our scripts have already loaded. What you’ve typed reaches us only when you send it, and all of this is deleted when you close the tab.\n\nThe rest is for our staff only: a cookie that keeps them signed in and ends a week after their last visit, one that lasts five minutes between password and code, one that recognises a device they’ve signed in on before, and the settings and unfinished texts of the staff area.\n\nIf you tap or type on a page, or open a second one, your browser keeps a small page with the emergency numbers, for when there is no network. If you open the travel guide, save something, install the site or press “Keep for offline”, it also keeps the guide, the map, your saved list and its pages, with their pictures. This stays on your device and reaches nobody, not even us. It is renewed when you come back, and your browser may drop it when it is short of room. “Remove everything kept” on the page “Keep for offline” deletes it at once; pemba.offline then remembers that wish for a year.\n\nThere are no cookies for advertising or statistics, which is why no banner asks you to accept any.",
    s4Title: "Your network address",
    s4Body:
      "Every website sees the network address (IP address) a request comes from. We use it for one thing: to count what each address asks for and sends, so that nobody can flood us. That count is deleted about a day later and is never linked to your message.\n\nIf something breaks, our error log records which page it was and when. It doesn’t record what you typed.\n\nWords that are searched here and find nothing are counted by month and language, so that we know what is missing. Nothing says who searched for them, from where or at what time.",
    s5Title: "What we use it for",
    s5Body:
      "To answer you, to arrange what you’ve asked for, and to keep the records the law requires of a business. That’s all. We don’t sell data, we don’t build profiles, and no machine decides anything about you.\n\nWe don’t send newsletters. Ask us one question and you’ll get one answer, and perhaps a question back.",
    s6Title: "Who sees it",
    s6Body:
      "Our staff, once they’ve signed in. And the people who need it to do what you’ve asked for: the guide, the host, the driver or the owner of a property will get your name, your dates and a way to reach you, once we’ve talked to you about it.\n\nThere are no analytics services, no advertising networks and no social media buttons that report back. Fonts and scripts come from our own server. A picture or video that an editor has linked from elsewhere, or an interactive map where a page shows one, is fetched from the server that offers it, and that server will then see your network address.\n\nThe share buttons open your own email program or WhatsApp. What happens there is between you and them.",
    s7Title: "If you offer a property",
    s7Body:
      "The owner’s name, email address and phone number are for our staff only. They’re never shown on the website. What we publish, once we’ve checked it, is the property itself: its description, location, price and pictures.\n\nEvery picture we receive is re-encoded before it is stored. Anything the camera wrote into the file, such as where and when the picture was taken, is lost in the process. What the picture shows stays, so please don’t send any with people who haven’t agreed to it.",
    s8Title: "Where it is kept, and how long",
    s8Body:
      "In the database and the file storage of the server that runs this website. Our replies also stay in our mailbox, as yours do in yours.\n\nWe keep a message or a request for as long as we need it to deal with you. {months, plural, one {# month} other {# months}} after the last day of what you asked for, or after a message came in, your name, your contact details and what you wrote are deleted automatically. What’s left says nothing about you: the days, the number of people, the amount and the outcome, which go into our statistics. Our copy of the confirmation the website sends you is deleted after 30 days.\n\nAn owner’s contact details stay with the property for as long as we have it. Backups of the database may hold what was deleted for a few weeks longer. If you don’t want to wait, ask us: our staff can erase all of it at once.",
    s9Title: "What you can ask for",
    s9Body:
      "You can ask what we hold about you, have it corrected, have it deleted, get a copy, or tell us to stop using it. Write to us in one of the ways at the end of this page, and name the email address you used before, so that we know it’s you. We’ll answer within thirty days, usually much sooner, and it costs nothing.\n\nIf the law requires us to keep something, we’ll tell you what and why. If you’re not satisfied with our answer, you can take it to the data protection authority of Tanzania or of the country you live in.",
    s10Title: "When this page changes",
    s10Body:
      "The date at the top will change with it. If we ever want to do something new with data you’ve already sent us, we’ll ask you first.",
  },
  terms: {
    metaTitle: "Terms",
    metaDescription:
      "What a request on this website means, how prices are shown, what our property listings are and are not, and what we are responsible for.",
    title: "Terms of use",
    intro:
      "These are the rules between you and us when you use this website. They’re short, because most of what matters is agreed when we confirm your request.",
    s1Title: "What this website is",
    s1Body:
      "{brand} shows experiences, places to stay, vehicles and property on Pemba, and passes your requests on to the people who can fulfil them. Some of what we show is our own; much of it belongs to guides, hosts and owners on the island. When we confirm a request, we’ll tell you who your contract is with.\n\nBy using the website you accept these terms. If you’d rather not, that’s fine too: write to us and we’ll talk it through.",
    s2Title: "A request is a request",
    s2Body:
      "What you send through a form on this website is a request, not a booking. Nothing is reserved and nobody owes anybody anything until we’ve confirmed it in writing. We may say no, for instance when the boat is full, the sea is rough or a date is gone.\n\nThe message you see after you press the button tells you that your request has arrived. It isn’t the confirmation.\n\nPlease check your details. We can’t reply to an email address with a typo in it.",
    s3Title: "Prices and currencies",
    s3Body:
      "All prices are set in US dollars. Amounts in other currencies are worked out at a rate that is updated from time to time. They’re a guide, and may not match to the cent what you’ll be asked to pay.\n\nThe total a form shows is worked out from what you’ve entered. The price that counts is the one in our confirmation, which also says what’s included. If a price on the website is plainly a mistake, we’ll tell you before anything is agreed.",
    s4Title: "Paying, changing, cancelling",
    s4Body:
      "This website takes no payments and asks for no card numbers. How and when you pay, and what happens if you change or cancel, is set out in the confirmation. If anyone asks you to pay through a link that claims to come from this website, don’t, and let us know.\n\nIf we have to cancel, because of the weather or for any other reason, we’ll offer you another date or refund what you’ve paid for it.",
    s5Title: "Out on the island",
    s5Body:
      "The sea, the forest and the roads are real. Listen to your guide, tell us in good time about any health conditions that matter, and take out travel insurance that covers what you plan to do. A guide may turn back or leave someone ashore when that’s the safer choice.\n\nAnyone who drives a hired vehicle must have a driving licence and a permit valid in Zanzibar, and must keep to the conditions of hire.",
    s6Title: "Property listings",
    s6Body:
      "A listing is an invitation to enquire, not a binding offer. We check what we publish with care, but sizes, boundaries, drawings and papers come from owners and may be wrong or out of date. Pictures of unfinished buildings show what is planned.\n\nNothing on this website is legal, tax or investment advice. Figures for growth, yields or costs are estimates and projections, not a promise.",
    s7Title: "Land and leases",
    s7Body:
      "Land in Zanzibar is public land. As a rule, people who aren’t Zanzibari can’t hold it as Zanzibaris do: they take a long lease or buy a unit in a building, under the laws in force and the terms of the lease. Permits and incentives for investors may be granted. They aren’t automatic, and the rules change.\n\nHave the title, the survey and the lease checked before anything else. Ask a Zanzibar lawyer before you sign or pay.",
    s8Title: "If you offer a property",
    s8Body:
      "By sending it, you confirm that you own it or are entitled to offer it, that what you write is true, and that you have the right to use the pictures. You allow us to publish the description and the pictures on this website, and to translate and shorten the text, for as long as the listing runs. We decide whether and when to publish, and you can have the listing taken down at any time.",
    s9Title: "Texts, pictures, links",
    s9Body:
      "The texts, drawings and pictures here belong to us or to people who let us use them. Link to any page you like. Please ask before you copy more than a few lines.\n\nDon’t try to break the website, send forms automatically or get at data that isn’t yours. Links to other websites lead to pages we don’t control.",
    s10Title: "What we are responsible for",
    s10Body:
      "We are liable for what we promise in a confirmation, and for harm we cause intentionally or through gross negligence, without limit where the law says so. Nothing in these terms takes that away.\n\nBeyond that, we are liable only for harm that could have been foreseen. Guides, hosts and owners are responsible for what they do under their own contract with you, and we’ll help you to reach them. The website is provided as it is: we can’t promise that it will always be available or free of mistakes, but tell us about one and we’ll put it right.",
    s11Title: "Law, disputes, changes",
    s11Body:
      "The law in force in Zanzibar, in the United Republic of Tanzania, applies. You keep the rights that protect you as a consumer where you live and that no contract can take away. Before anyone goes to court, we’d like one honest conversation. If that fails, the courts of Zanzibar will decide.\n\nIf one of these terms is invalid, the rest still apply. We may change this page, and the date at the top will change with it. A request that has already been confirmed is subject to the terms in force on the day it was confirmed.",
  },
} as const;
