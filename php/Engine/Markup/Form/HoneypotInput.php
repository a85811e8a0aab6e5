<?php

declare( strict_types=1 );

namespace Atoll\Engine\Markup\Form;

use Atoll\Engine\Markup\Html;

/**
 * An input that no person fills in. Nobody sees it, reaches it or hears of it, and no browser or password manager
 * knows its name: `inert` keeps all of them out. Programs that fill in whatever they find do not look at that.
 */
final class HoneypotInput {

	public const NAME = 'atoll_reference';

	/** What managers of passwords look for before they fill in an input. */
	private const PASSWORD_MANAGER_HINTS = array(
		'data-1p-ignore'  => true,
		'data-bwignore'   => true,
		'data-lpignore'   => 'true',
		'data-form-type'  => 'other',
	);

	/** @param string $label For whoever sees it all the same, without styles; empty prints nothing. */
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
