<?php

declare( strict_types=1 );

namespace Atoll\Engine\Compiling\Fields;

/** A label or a choice, which may have links and emphasis. */
final class MarkedText {

	/** As people read it, and as it stands wherever no markup can. */
	public readonly string $text;

	/** What it is printed from; empty where that is its text. */
	public readonly string $markup;

	public function __construct( string $written ) {
		$this->text   = PlainText::of( $written );
		$this->markup = '' === $this->text || trim( $written ) === $this->text ? '' : $written;
	}
}
