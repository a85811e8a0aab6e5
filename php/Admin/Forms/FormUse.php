<?php

declare( strict_types=1 );

namespace Atoll\Admin\Forms;

/** One thing of the site that shows a form or leads to it. */
final class FormUse {

	/**
	 * @param string $clause  Plain text, a clause: “Contact” shows it.
	 * @param string $address Where that is changed; empty where whoever asks may not.
	 */
	public function __construct( public readonly string $clause, public readonly string $address ) {}
}
