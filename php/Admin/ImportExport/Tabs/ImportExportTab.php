<?php

declare( strict_types=1 );

namespace Atoll\Admin\ImportExport\Tabs;

use Atoll\Platform\Errors\PublicError;

/** A part of the screen. */
interface ImportExportTab {

	/** Empty where there is nothing to do with it: it is not offered then. */
	public function title(): string;

	/** What it shows, as finished, escaped HTML. */
	public function body(): string;

	/**
	 * Does what one of its forms posted; nonce and capability have been checked.
	 *
	 * @return string Where to go on. A download ends the request instead.
	 * @throws PublicError
	 */
	public function handle( string $step ): string;
}
