<?php

declare( strict_types=1 );

namespace Atoll\Portal\TwoFactor\Account;

use Atoll\Platform\SiteDateFormat;
use Atoll\Portal\Account\Sections\FoldedForm;
use Atoll\Portal\Account\Sections\ProfileParagraph;
use Atoll\Portal\PlainForms\PortalField;
use Atoll\Portal\PlainForms\PortalForm;
use Atoll\Portal\TwoFactor\RecoveryCodes;
use Atoll\Portal\TwoFactor\TwoFactor;
use Atoll\Portal\TwoFactor\TwoFactorRecord;
use WP_User;

/** Markup of the user's own two-step login: its status and forms. For the portal's profile and a wp-admin screen. */
final class TwoFactorMarkup {

	public function __construct(
		private TwoFactor $factors,
		private TwoFactorPageState $page,
		private SeedOfferMarkup $offer,
		private PortalForm $forms,
		private FoldedForm $folded,
		private CodeConfirmation $confirmation
	) {}

	/** @param int $headingLevel Level of headings in it. */
	public function html( WP_User $user, int $headingLevel ): string {
		$codes  = $this->page->codes();
		$offer  = $this->page->offered();
		$record = $user->ID > 0 ? $this->factors->find( $user->ID ) : null;
		return match ( true ) {
			array() !== $codes => RecoveryCodesMarkup::html( $codes, $this->page->areFirst() ),
			null !== $record   => $this->on( $record, $headingLevel ),
			null !== $offer    => $this->offer->html( $offer, $user, $headingLevel ),
			default            => $this->off( $headingLevel ),
		};
	}

	private function off( int $headingLevel ): string {
		return ProfileParagraph::html(
			__(
				'Off. When it is on, you log in with your password and a code from an authenticator app on your phone. Someone who finds out your password cannot log in with that alone.',
				'atoll'
			)
		)
			. $this->form(
				SetUpTwoFactorAction::NAME,
				__( 'Switch on two-step login', 'atoll' ),
				__( 'Continue', 'atoll' ),
				array( $this->confirmation->passwordLine() ),
				$headingLevel
			);
	}

	private function on( TwoFactorRecord $record, int $headingLevel ): string {
		return ProfileParagraph::html( $this->standing( $record ) )
			. $this->form(
				NewRecoveryCodesAction::NAME,
				__( 'Make new recovery codes', 'atoll' ),
				__( 'Make new codes', 'atoll' ),
				$this->confirmation->lines(),
				$headingLevel
			)
			. $this->form(
				EndTwoFactorAction::NAME,
				__( 'Switch off two-step login', 'atoll' ),
				__( 'Switch off', 'atoll' ),
				$this->confirmation->lines(),
				$headingLevel
			);
	}

	private function standing( TwoFactorRecord $record ): string {
		$left = count( $record->codes );
		/* translators: %s: date and time. */
		return sprintf( __( 'On since %s.', 'atoll' ), SiteDateFormat::text( $record->since ) ) . ' '
			. sprintf(
				/* translators: 1: number of codes that are left, 2: of how many. */
				_n(
					'You have %1$d recovery code of %2$d left.',
					'You have %1$d recovery codes of %2$d left.',
					$left,
					'atoll'
				),
				$left,
				RecoveryCodes::COUNT
			);
	}

	/**
	 * @param string            $summary Text of the summary that opens the form.
	 * @param string            $button  Label of the button.
	 * @param list<PortalField> $lines
	 */
	private function form( string $action, string $summary, string $button, array $lines, int $headingLevel ): string {
		$form = $this->forms->render( $action, $button, $lines, look: 'secondary', headingLevel: $headingLevel );
		return $this->folded->html( $action, $summary, $form );
	}
}
