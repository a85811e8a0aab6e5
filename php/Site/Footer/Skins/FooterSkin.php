<?php

declare( strict_types=1 );

namespace Atoll\Site\Footer\Skins;

use Atoll\Site\Footer\FooterView;

/** A skin of the footer. Its style sheet is src/styles/footer-<name>.css, after footer.css. */
interface FooterSkin {

	/** What the settings call it. */
	public function name(): string;

	/** What stands inside the footer, escaped. */
	public function html( FooterView $footer ): string;
}
