/** Dialogs as browsers have them; jsdom has no modal ones. */
export const openDialogs = () => {
	HTMLDialogElement.prototype.showModal = function () {
		this.open = true;
	};
	HTMLDialogElement.prototype.close = function () {
		this.open = false;
	};
};
