<?php

declare( strict_types=1 );

namespace Atoll\Portal\Account\Sections;

use Atoll\Portal\Account\Data\DownloadDataAction;
use Atoll\Portal\Account\PasswordConfirmation;
use Atoll\Portal\PlainForms\PortalField;
use Atoll\Portal\PlainForms\PortalForm;
use WP_User;

/** Section with the download of all data stored about the client. */
final class DataSection implements ProfileSection {

	public function __construct(
		private PortalForm $forms,
		private FoldedForm $folded,
		private PasswordConfirmation $confirmation,
		private DownloadDataAction $download
	) {}

	public function id(): string {
		return 'data';
	}

	public function title(): string {
		return __( 'Your data', 'atoll' );
	}

	public function html( WP_User $user ): string {
		$choices = $this->download->choices();
		$lines   = array(
			new PortalField(
				DownloadDataAction::FIELD,
				__( 'Kind of file', 'atoll' ),
				'select',
				value: (string) array_key_first( $choices ),
				choices: $choices
			),
			$this->confirmation->line(),
		);
		return ProfileParagraph::html( __( 'One file with your profile, each application with its answers and history, the names of your documents, anything you have started but not sent, and our emails to you about it. You can download the documents themselves from your application pages.', 'atoll' ) )
			. $this->folded->html(
				DownloadDataAction::NAME,
				__( 'Download your data', 'atoll' ),
				$this->forms->render(
					DownloadDataAction::NAME,
					__( 'Download', 'atoll' ),
					$lines,
					look: 'secondary',
					headingLevel: 3
				)
			);
	}
}
