/** Swiper and its module that the site uses, in one chunk, loaded when a carousel that may move is near the view. */
export { default as Swiper } from 'swiper';
export { Autoplay } from 'swiper/modules';
