<?php

declare( strict_types=1 );

namespace Atoll\Engine\Compiling\Fields;

/** Text of a label or choice, which may have links and emphasis. */
final class MarkedText {

	/** Plain text, as people read it, and for places where markup is not possible. */
	public readonly string $text;

	/** Markup from which it is printed; empty if that is the same as the text. */
	public readonly string $markup;

	public function __construct( string $written ) {
		$this->text   = PlainText::fromMarkup( $written );
		$this->markup = '' === $this->text || trim( $written ) === $this->text ? '' : $written;
	}
}
