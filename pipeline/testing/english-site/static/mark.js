document.documentElement.dataset.mark = 'loaded';

export {};
