/** The modules of Swiper that the site uses, in one chunk that loads when a carousel may move. */
export { default as Swiper } from 'swiper';
export { Autoplay } from 'swiper/modules';
