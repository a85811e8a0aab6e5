<?php

declare( strict_types=1 );

namespace Atoll\Portal\Dialogs;

use Atoll\Engine\Markup\Html;
use Atoll\Portal\TwoFactor\Login\CodeKind;
use Atoll\Portal\TwoFactor\Login\CodeTexts;

/** The dialog to log in again when the login of a page has ended: the password, then a code if the login needs one. */
final class LoginDialog {

	/** @param string $forgotten URL at which to ask for a new password. */
	public static function dialog( string $forgotten ): ModalDialog {
		$note   = ModalDialog::note(
			array(
				'data-failed'  => __( 'We could not log you in just now. Please try again.', 'atoll' ),
				'data-offline' => __( 'You seem to be offline. Check your connection, then try again.', 'atoll' ),
				'data-empty'   => __( 'Please enter your email address and your password.', 'atoll' ),
				'data-no-code' => ( new CodeTexts() )->missing(),
			)
		);
		$name   = array( 'autocomplete' => 'username' );
		$fields = self::field( 'log', __( 'Email or username', 'atoll' ), 'text', $name )
			. self::field(
				'pwd',
				__( 'Password', 'atoll' ),
				'password',
				array( 'autocomplete' => 'current-password' )
			);
		$forgot = Html::element(
			'a',
			array(
				'class'  => 'atoll-guard__forgotten',
				'href'   => $forgotten,
				'target' => '_blank',
				'rel'    => 'noopener',
			),
			Html::text( __( 'Forgotten your password? (opens a new tab)', 'atoll' ) )
		);
		$label  = __( 'Log in', 'atoll' );
		$submit = Html::element(
			'button',
			array(
				'class'     => 'atoll-button atoll-button--primary',
				'type'      => 'submit',
				'data-busy' => __( 'Logging in…', 'atoll' ),
			),
			Html::text( $label )
		);
		$status = Html::element(
			'p',
			array( 'class' => 'screen-reader-text', 'role' => 'status', 'data-atoll' => 'busy' ),
			''
		);
		$others = ModalDialog::button( 'without', __( 'Send without logging in', 'atoll' ), 'text', isHidden: true )
			. ModalDialog::button( 'close', __( 'Not now', 'atoll' ), 'text' );
		return new ModalDialog(
			'login',
			__( 'You have been logged out', 'atoll' ),
			__( 'Log in to continue. What you have answered on this page is kept.', 'atoll' ),
			'<form class="atoll-guard__form" method="post" novalidate>' . $note
				. "<div data-atoll=\"password\">{$fields}<p>{$forgot}</p></div>"
				. '<div data-atoll="code" hidden>' . self::code() . '</div>'
				. ModalDialog::actions( $submit . $others ) . $status . '</form>'
		);
	}

	private static function code(): string {
		$hintId = 'atoll-guard-code-about';
		$hint   = Html::element(
			'p',
			array( 'class' => 'atoll-field__description', 'id' => $hintId ),
			Html::text( CodeKind::App->instructions() . ' ' . ( new CodeTexts() )->orRecoveryCode() )
		);
		$attributes = CodeKind::inputAttributesOfEither();
		return self::field( 'code', CodeKind::App->label(), 'text', $attributes, $hintId, $hint );
	}

	/**
	 * @param array<string, string> $attributes More of the input: autocomplete …
	 * @param string|null           $hintId     Id of its hint.
	 * @param string                $hint       Safe HTML between label and input.
	 */
	private static function field(
		string $name,
		string $label,
		string $type,
		array $attributes,
		?string $hintId = null,
		string $hint = ''
	): string {
		$id    = "atoll-guard-{$name}";
		$input = array(
			'class' => 'atoll-input',
			'id'    => $id,
			'name'  => $name,
			'type'  => $type,
		) + $attributes + array(
			'autocapitalize'   => 'none',
			'spellcheck'       => 'false',
			'aria-required'    => 'true',
			'aria-describedby' => $hintId,
		);
		return '<div class="atoll-field">'
			. Html::element( 'label', array( 'class' => 'atoll-field__label', 'for' => $id ), Html::text( $label ) )
			. $hint . Html::single( 'input', $input ) . '</div>';
	}
}
