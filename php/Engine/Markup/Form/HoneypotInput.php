<?php

declare( strict_types=1 );

namespace Atoll\Engine\Markup\Form;

use Atoll\Engine\Markup\Html;

/**
 * An input that only bots fill in. `inert` keeps it from people and screen readers; browsers and password managers do
 * not know its name, and heed `inert` too. Bots that fill in every input do not.
 */
final class HoneypotInput {

	public const NAME = 'atoll_reference';

	/** Attributes by which password managers skip an input. */
	private const PASSWORD_MANAGER_HINTS = array(
		'data-1p-ignore'  => true,
		'data-bwignore'   => true,
		'data-lpignore'   => 'true',
		'data-form-type'  => 'other',
	);

	/** @param string $label Label for anybody who sees the input without styles; if empty, nothing is printed. */
	public function render( string $label, string $id ): string {
		if ( '' === $label ) {
			return '';
		}
		$input = Html::single(
			'input',
			array( 'type' => 'text', 'id' => $id, 'name' => self::NAME, 'tabindex' => '-1', 'autocomplete' => 'off' )
				+ self::PASSWORD_MANAGER_HINTS
		);
		return Html::element(
			'div',
			array( 'class' => 'atoll-form__more', 'aria-hidden' => 'true', 'inert' => true ),
			Html::element( 'label', array( 'for' => $id ), Html::text( $label ) ) . $input
		);
	}
}
