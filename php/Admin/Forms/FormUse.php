<?php

declare( strict_types=1 );

namespace Atoll\Admin\Forms;

/** A part of the site that shows a form or links to it. */
final class FormUse {

	/**
	 * @param string $clause  Plain text, a clause: “Contact” shows it.
	 * @param string $address URL to edit it; empty if the current user may not.
	 */
	public function __construct( public readonly string $clause, public readonly string $address ) {}
}
