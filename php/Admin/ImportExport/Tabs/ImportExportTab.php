<?php

declare( strict_types=1 );

namespace Atoll\Admin\ImportExport\Tabs;

use Atoll\Platform\Errors\PublicError;

/** A tab of the screen "Import and export". */
interface ImportExportTab {

	/** Returns the title; empty if the tab is not needed, so that it is not shown. */
	public function title(): string;

	/** Returns the content as escaped HTML. */
	public function body(): string;

	/**
	 * Handles one of its forms. Nonce and capability have been checked.
	 *
	 * @return string URL to redirect to. Downloads end the request instead.
	 * @throws PublicError
	 */
	public function handle( string $step ): string;
}
