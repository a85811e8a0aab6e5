<?php

declare( strict_types=1 );

namespace Atoll\Portal\TwoFactor\Login;

use Atoll\Engine\Markup\Html;

/** The form that asks for a code, with the markup of wp-login.php's own forms. */
final class WordPressCodeForm {

	public const ID    = 'atoll-code';
	public const FIELD = 'code';

	public function __construct( public readonly CodeTexts $texts ) {}

	/**
	 * @param string $action URL that the form posts to.
	 * @param string $other  URL of the step for the other kind of code.
	 * @param string $back   URL of the login.
	 */
	public function html( CodeKind $kind, string $action, string $other, string $back ): string {
		$label  = Html::element(
			'label',
			array( 'for' => self::ID ),
			Html::text( $kind->label() )
		);
		$input  = Html::single(
			'input',
			array( 'type' => 'text', 'name' => self::FIELD, 'id' => self::ID, 'class' => 'input', 'size' => '20' )
				+ $kind->inputAttributes()
		);
		$submit = Html::single(
			'input',
			array(
				'type'  => 'submit',
				'class' => 'button button-primary button-large',
				'value' => $this->texts->button(),
			)
		);
		$links  = self::link( $other, $kind->other()->linkText() ) . ' | '
			. self::link( $back, __( 'Back to the login', 'atoll' ) );
		return Html::element(
			'form',
			array( 'id' => 'loginform', 'method' => 'post', 'action' => $action ),
			"<p>{$label}{$input}</p><p class=\"submit\">{$submit}</p>"
		) . "<p id=\"nav\">{$links}</p>";
	}

	private static function link( string $url, string $label ): string {
		return Html::element( 'a', array( 'href' => $url ), Html::text( $label ) );
	}
}
