import type { ReplyWords } from "#db/seed/demo/replies/en";

export const zh: ReplyWords = {
  airport: {
    text: "{name}，您好：\n\n我们可以到奔巴机场接您。机场距查克查克约6公里，车程一刻钟。请告诉我们您的航班号、抵达时间和行李件数。小型飞机的行李通常限重约15公斤，请使用软包。\n\n期待与您相见\n{staff}",
  },
  deposit: {
    text: "{name}，您好：\n\n感谢您的预订：{item}，{days}，总价{total}。在确认之前，我们需要收取一笔定金。请告诉我们您希望的付款方式，我们会把付款信息发给您。付款时请注明申请编号{reference}。\n\n祝好\n{staff}",
  },
  full: {
    text: "{name}，您好：\n\n很抱歉，您所选的日期（{days}）已被订满：{item}。您能早一些或晚一些来吗？请告诉我们哪几天方便，我们来查看空余情况。\n\n祝好\n{staff}",
  },
  directions: {
    text: "{name}，您好：\n\n从查克查克到姆科阿尼或韦特约30公里，车程45分钟；到孔德40至45公里，车程一小时左右或稍多。主干道是柏油路。通往海滩的小路是沙地或黏土，雨后行车较慢。车辆靠左行驶，只有城镇里有加油站，天黑后最好请司机。\n\n一路平安\n{staff}",
  },
  thanks: {
    text: "{name}，您好：\n\n感谢您的到来，希望您在奔巴岛过得愉快。如果我们有可以做得更好的地方，请写信告诉我们，每个字我们都会读。如果您在大约7月至12月再来，在路上就能闻到丁香（香料）收获的香气。\n\nKwaheri\n{staff}",
  },
};
