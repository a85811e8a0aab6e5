<?php

declare( strict_types=1 );

namespace Atoll\Site\Footer\Skins;

use Atoll\Site\Footer\FooterView;

/** A skin of the footer. Its style sheet is src/styles/footer-<name>.css, after footer.css. */
interface FooterSkin {

	/** Returns the skin's name in the settings. */
	public function name(): string;

	/** Returns the content of the footer element, escaped. */
	public function html( FooterView $footer ): string;
}
