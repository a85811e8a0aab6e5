<?php

declare( strict_types=1 );

namespace Atoll\Portal\Login\Views;

use Atoll\Portal\Login\Actions\LogInAction;
use Atoll\Portal\PlainForms\PortalField;
use Atoll\Portal\PlainForms\PortalForm;

final class LogInView implements LoginPageView {

	public function __construct( private PortalForm $forms, private LoginViewParts $parts ) {}

	/** Always true: this view is the default. */
	public function isRequested(): bool {
		return true;
	}

	public function title(): string {
		return __( 'Log in', 'atoll' );
	}

	public function html(): string {
		return $this->form();
	}

	/**
	 * @param string                $email  Email address, if known.
	 * @param array<string, string> $hidden Further hidden inputs.
	 */
	public function form( string $email = '', array $hidden = array() ): string {
		$attributes = array( 'autocapitalize' => 'none', 'spellcheck' => 'false' );
		return $this->forms->render(
			LogInAction::NAME,
			__( 'Log in', 'atoll' ),
			array(
				// Type `text`, because staff may use their user name; phones still show the email keyboard.
				new PortalField(
					'log',
					__( 'Email', 'atoll' ),
					'text',
					array( 'autocomplete' => 'username', 'inputmode' => 'email' ) + $attributes,
					$email
				),
				new PortalField(
					'pwd',
					__( 'Password', 'atoll' ),
					'password',
					array( 'autocomplete' => 'current-password' ) + $attributes
				),
			),
			$hidden,
			$this->parts->forgottenLink()
		);
	}
}
