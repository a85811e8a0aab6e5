<?php

declare( strict_types=1 );

namespace Atoll\Portal\Login\Views;

/** One thing that the login page can be. */
interface LoginPageView {

	/** Whether the page's address, or what was posted to it, asks for this one. */
	public function isRequested(): bool;

	/** Its heading, and what the browser's tab says; plain text. */
	public function title(): string;

	/** What stands below the heading. */
	public function html(): string;
}
