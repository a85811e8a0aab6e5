<?php

declare( strict_types=1 );

namespace Atoll\Portal\TwoFactor\Account;

use Atoll\Engine\Markup\Html;
use Atoll\Platform\Islands\Islands;
use Atoll\Portal\Account\Sections\ProfileParagraph;
use Atoll\Portal\PlainForms\PortalField;
use Atoll\Portal\PlainForms\PortalForm;
use Atoll\Portal\PlainForms\PortalFormState;
use WP_User;

/** Markup of the key for an authenticator app, with the form that proves that the app has the key. */
final class SeedOfferMarkup {

	public function __construct(
		private PortalForm $forms,
		private PortalFormState $state,
		private Islands $islands
	) {}

	public function html( SeedOffer $offer, WP_User $user, int $headingLevel ): string {
		$key = new SetUpKey(
			$offer->seed,
			$user->user_email,
			wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES )
		);
		return '<ol class="atoll-profile__steps"><li>' . $this->keyStep( $key ) . '</li><li>'
			. $this->codeStep( $offer, $headingLevel ) . '</li></ol>';
	}

	/** Returns the first step: the key is typed into the app, opened on the same device, or scanned. */
	private function keyStep( SetUpKey $key ): string {
		$typed = Html::element(
			'code',
			array( 'class' => 'atoll-profile__key', 'dir' => 'ltr' ),
			Html::text( $key->text() )
		);
		$link  = Html::element(
			'a',
			array( 'href' => $key->url() ),
			Html::text( __( 'Open it in the app of this device', 'atoll' ) )
		);
		return ProfileParagraph::html(
			__(
				'Open your authenticator app (your password manager may have one), add this site, and type this key:',
				'atoll'
			),
			hasFocus: ! $this->state->isRefused() // If there are errors, they take the focus.
		)
			. Html::element( 'p', array(), $typed )
			. $this->islands->placeholder(
				'qr-code',
				array(
					'text' => __( 'Or scan this code with it:', 'atoll' ),
					'label' => __( 'QR code of the key', 'atoll' ),
				),
				"<div data-atoll=\"picture\"></div><p>{$link}</p>"
			);
	}

	/** Returns the second step: the form for the app's first code. */
	private function codeStep( SeedOffer $offer, int $headingLevel ): string {
		$line = new PortalField(
			ConfirmTwoFactorAction::CODE,
			__( 'Code', 'atoll' ),
			attributes: array(
				'autocomplete' => 'one-time-code',
				'inputmode' => 'numeric',
				'maxlength' => 10,
			),
			hint: __( 'The six digits that your app shows now for this site.', 'atoll' )
		);
		return ProfileParagraph::html( __( 'Enter the code that it shows.', 'atoll' ) )
			. $this->forms->render(
				ConfirmTwoFactorAction::NAME,
				__( 'Switch on', 'atoll' ),
				array( $line ),
				array( ConfirmTwoFactorAction::OFFER => $offer->sealed ),
				headingLevel: $headingLevel
			);
	}
}
