<?php

declare( strict_types=1 );

namespace Atoll\Portal\Login\Views;

use Atoll\Engine\Markup\Html;
use Atoll\Portal\Login\LoginLinks;
use Atoll\Portal\Login\LoginRequest;
use Atoll\Portal\Passwords\PasswordPolicy;
use Atoll\Portal\PlainForms\PortalField;
use Atoll\Site\Company;

/** Parts shared by several views. */
final class LoginViewParts {

	public function __construct( private LoginLinks $links, private LoginRequest $request, private Company $company ) {}

	public function paragraph( string $text ): string {
		return Html::element( 'p', array( 'class' => 'atoll-login__words' ), Html::text( $text ) );
	}

	public function link( string $url, string $text ): string {
		return Html::element(
			'a',
			array( 'class' => 'atoll-login__link', 'href' => esc_url_raw( $url ) ),
			Html::text( $text )
		);
	}

	/** @param string $url URL of the login page, with the target of the login. */
	public function loginLink( string $url ): string {
		return $this->link( $url, __( 'Back to the login', 'atoll' ) );
	}

	public function forgottenLink(): string {
		$url = $this->links->forgotten( $this->request->invitation() );
		return $this->link( $url, __( 'Forgotten your password?', 'atoll' ) );
	}

	/**
	 * Returns the next steps after a link that does not work. The first is to log in, because most people who return
	 * have a password by now.
	 *
	 * @param string $otherwise  Another way, as HTML.
	 * @param string $invitation Token of the invitation that the login accepts; may be empty.
	 */
	public function nextSteps( string $otherwise = '', string $invitation = '' ): string {
		$login = Html::element(
			'a',
			array(
				'class' => 'atoll-button atoll-button--primary',
				'href' => esc_url_raw( $this->links->invitation( $invitation ) ),
			),
			Html::text( __( 'Log in', 'atoll' ) )
		);
		return Html::element( 'p', array( 'class' => 'atoll-login__ways' ), $login . $otherwise );
	}

	/** Returns a link to call the company; empty if its phone number cannot be dialled. */
	public function phone(): string {
		$url = $this->company->phoneUrl();
		return '' === $url
			? ''
			: Html::element(
				'a',
				array( 'class' => 'atoll-login__phone', 'href' => $url ),
				Html::text( $this->company->phone() )
			);
	}

	/** Returns a read-only line with the account's email address, for people and for password managers. */
	public function emailLine( string $email ): PortalField {
		return new PortalField(
			'email',
			__( 'Email', 'atoll' ),
			'email',
			array( 'autocomplete' => 'username', 'readonly' => true ),
			$email
		);
	}

	public function newPasswordLine(): PortalField {
		return new PortalField(
			'password',
			__( 'New password', 'atoll' ),
			'password',
			array(
				'autocomplete' => 'new-password',
				'minlength' => PasswordPolicy::MIN_LENGTH,
				'autocapitalize' => 'none',
				'spellcheck' => 'false',
			),
			hint: sprintf(
				/* translators: %d: number of characters. */
				__( '%d characters or more. A few words that do not belong together are easy to remember and hard to guess. You may paste it.', 'atoll' ),
				PasswordPolicy::MIN_LENGTH
			)
		);
	}
}
