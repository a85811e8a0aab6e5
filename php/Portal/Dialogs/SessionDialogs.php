<?php

declare( strict_types=1 );

namespace Atoll\Portal\Dialogs;

use Atoll\Engine\Markup\Html;

/** What the guard may have to show above a page, as templates for its island: src/islands/guard says when. */
final class SessionDialogs {

	/** @param \Closure(): string $forgotten Address where a new password is asked for. */
	public function __construct( private \Closure $forgotten ) {}

	/** Finished HTML, the same for everybody. */
	public function html(): string {
		return $this->veil() . $this->warning()->html() . $this->login()->html() . $this->changed()->html();
	}

	/** What covers the page while its session is checked, and what it says when that cannot be done. */
	private function veil(): string {
		$said = Html::element( 'p', array( 'class' => 'atoll-veil__label', 'role' => 'alert' ), Html::text( __( 'We could not check your login. Look at your connection, then try again.', 'atoll' ) ) );
		$link = Html::element(
			'a',
			array( 'class' => 'atoll-button atoll-button--text', 'data-atoll' => 'login' ),
			Html::text( __( 'Go to the login page', 'atoll' ) )
		);
		return Html::element(
			'template',
			array(
				'data-atoll'    => 'veil',
				'data-checking' => __( 'Checking your login…', 'atoll' ),
				'data-leaving'  => __( 'Logging out…', 'atoll' ),
				'data-going'    => __( 'Your login has ended. Taking you to the login page…', 'atoll' ),
			),
			$said . '<div class="atoll-veil__actions">' . ModalDialog::button( 'retry', __( 'Try again', 'atoll' ), 'primary' )
				. $link . '</div>'
		);
	}

	private function warning(): ModalDialog {
		$left = Html::element(
			'p', array( 'class' => 'atoll-guard__left', 'data-atoll' => 'left', 'aria-hidden' => 'true' ), ''
		);
		$said = Html::element(
			'p',
			array(
				'class' => 'screen-reader-text',
				'role' => 'status',
				'data-atoll' => 'said',
				/* translators: {seconds} is a number. */
				'data-text' => __( '{seconds} seconds left until you are logged out.', 'atoll' ),
			),
			''
		);
		$note = $this->alert(
			array(
				'data-failed'  => __( 'We could not reach the server. Try again before the time is up.', 'atoll' ),
				'data-longest' => __( 'You have been logged in for as long as a login can last. Save what you are doing now, then log in again.', 'atoll' ),
			)
		);
		return new ModalDialog(
			'warning',
			__( 'You will be logged out soon', 'atoll' ),
			__( 'Nothing has been done here for a while. To keep your information safe, you are logged out when the time is up.', 'atoll' ),
			$left . $said . $note
				. ModalDialog::actions(
					ModalDialog::button( 'stay', __( 'Stay logged in', 'atoll' ), 'primary' )
						. ModalDialog::button( 'log-out', __( 'Log out', 'atoll' ), 'text' )
				),
			true
		);
	}

	private function login(): ModalDialog {
		$note   = $this->alert(
			array(
				'data-failed'  => __( 'We could not log you in just now. Please try again.', 'atoll' ),
				'data-offline' => __( 'You seem to be offline. Check your connection, then try again.', 'atoll' ),
				'data-empty'   => __( 'Please enter your email address and your password.', 'atoll' ),
			)
		);
		$fields = $this->field( 'log', __( 'Email or username', 'atoll' ), 'text', 'username' )
			. $this->field( 'pwd', __( 'Password', 'atoll' ), 'password', 'current-password' );
		$forgot = Html::element(
			'a',
			array(
				'class'  => 'atoll-guard__forgotten',
				'href'   => ( $this->forgotten )(),
				'target' => '_blank',
				'rel'    => 'noopener',
			),
			Html::text( __( 'Forgotten your password? (opens a new tab)', 'atoll' ) )
		);
		$words  = __( 'Log in', 'atoll' );
		$submit = Html::element(
			'button',
			array(
				'class'     => 'atoll-button atoll-button--primary',
				'type'      => 'submit',
				'data-busy' => __( 'Logging in…', 'atoll' ),
			),
			Html::text( $words )
		);
		$others = ModalDialog::button( 'without', __( 'Send without logging in', 'atoll' ), 'text', isHidden: true )
			. ModalDialog::button( 'close', __( 'Not now', 'atoll' ), 'text' );
		return new ModalDialog(
			'login',
			__( 'Your login has ended', 'atoll' ),
			__( 'Log in to go on. What you have answered on this page is kept.', 'atoll' ),
			'<form class="atoll-guard__form" method="post" novalidate>' . $note . $fields . '<p>' . $forgot . '</p>'
				. ModalDialog::actions( $submit . $others ) . '</form>'
		);
	}

	private function changed(): ModalDialog {
		return new ModalDialog(
			'changed',
			__( 'Somebody else is logged in now', 'atoll' ),
			__( 'This page belongs to a different login from the one that this browser has now. So that nothing gets mixed up, the answers on it were cleared and not sent. Forms that were saved before are not touched.', 'atoll' ),
			ModalDialog::actions( ModalDialog::button( 'close', __( 'Go on', 'atoll' ), 'primary' ) ),
			true
		);
	}

	/** @param array<string, string> $sentences What it may say, by data attribute. */
	private function alert( array $sentences ): string {
		return Html::element(
			'div', array( 'role' => 'alert', 'data-atoll' => 'note', 'class' => 'atoll-guard__note' ) + $sentences, ''
		);
	}

	private function field( string $name, string $label, string $type, string $autocomplete ): string {
		$id    = "atoll-guard-{$name}";
		$input = array(
			'class'          => 'atoll-input',
			'id'             => $id,
			'name'           => $name,
			'type'           => $type,
			'autocomplete'   => $autocomplete,
			'autocapitalize' => 'none',
			'spellcheck'     => 'false',
			'aria-required'  => 'true',
		);
		return '<div class="atoll-field">'
			. Html::element( 'label', array( 'class' => 'atoll-field__label', 'for' => $id ), Html::text( $label ) )
			. Html::single( 'input', $input ) . '</div>';
	}
}
