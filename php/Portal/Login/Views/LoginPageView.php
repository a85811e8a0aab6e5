<?php

declare( strict_types=1 );

namespace Atoll\Portal\Login\Views;

/** A view of the login page. */
interface LoginPageView {

	/** Whether the page's URL, or the form posted to it, asks for this view. */
	public function isRequested(): bool;

	/** Returns the heading, which is also the document title; plain text. */
	public function title(): string;

	/** Returns the content below the heading. */
	public function html(): string;
}
