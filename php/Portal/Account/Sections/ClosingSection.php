<?php

declare( strict_types=1 );

namespace Atoll\Portal\Account\Sections;

use Atoll\Engine\Markup\Html;
use Atoll\Portal\Account\Closing\CloseAccountAction;
use Atoll\Portal\Account\Closing\RemainingApplications;
use Atoll\Portal\Account\PasswordConfirmation;
use Atoll\Portal\PlainForms\PortalField;
use Atoll\Portal\PlainForms\PortalForm;
use Atoll\Portal\Users\OtherSites;
use WP_User;

/** Section that says what is deleted and what stays when an account is closed, with the form to close it. */
final class ClosingSection implements ProfileSection {

	public function __construct(
		private PortalForm $forms,
		private FoldedForm $folded,
		private PasswordConfirmation $confirmation,
		private RemainingApplications $applications
	) {}

	public function id(): string {
		return 'close';
	}

	public function title(): string {
		return __( 'Close your account', 'atoll' );
	}

	public function html( WP_User $user ): string {
		$isLoginKept = OtherSites::have( $user->ID );
		$lines       = array(
			new PortalField(
				CloseAccountAction::FIELD,
				$isLoginKept
					? __( 'I understand that my account here will be permanently closed', 'atoll' )
					: __( 'I understand that my account and login will be permanently deleted', 'atoll' ),
				'checkbox'
			),
			$this->confirmation->line(),
		);
		$ending      = $isLoginKept
			? __( 'Ended straight away: your access to the portal here, and every device’s session. What you have started but not sent is deleted, with its files. Your login and profile stay, because you use them on another site too.', 'atoll' )
			: __( 'Deleted straight away: your login and profile, every device’s session, and what you have started but not sent, with its files.', 'atoll' );
		return ProfileParagraph::html( $ending )
			. ProfileParagraph::html( __( 'Kept by us: applications that you have sent, with their documents and our emails about them. A broker must keep records of credit for years, so they stay until we no longer have to keep them. Nobody can open them in the portal then; to ask about them, call us.', 'atoll' ) )
			. $this->openApplications( $this->applications->open( $user->ID ) )
			. $this->folded->html(
				CloseAccountAction::NAME,
				__( 'Close your account', 'atoll' ),
				$this->forms->render(
					CloseAccountAction::NAME,
					__( 'Close my account', 'atoll' ),
					$lines,
					look: 'secondary',
					headingLevel: 3
				)
			);
	}

	/** @param list<string> $titles */
	private function openApplications( array $titles ): string {
		if ( array() === $titles ) {
			return '';
		}
		$sentence = sprintf(
			/* translators: %d: number of applications. */
			_n(
				'%d application of yours is not finished. Closing your account does not withdraw it: tell your broker if you want to stop.',
				'%d applications of yours are not finished. Closing your account does not withdraw them: tell your broker if you want to stop.',
				count( $titles ),
				'atoll'
			),
			count( $titles )
		);
		$items = implode(
			'',
			array_map( static fn( string $title ): string => '<li>' . Html::text( $title ) . '</li>', $titles )
		);
		return '<div class="atoll-profile__note">' . ProfileParagraph::html( $sentence ) . "<ul>{$items}</ul></div>";
	}
}
