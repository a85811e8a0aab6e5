<?php

declare( strict_types=1 );

namespace Atoll\Portal\Account\Sections;

use Atoll\Portal\Account\Details\ChangeDetailsAction;
use Atoll\Portal\Account\Details\ContactDetails;
use Atoll\Portal\Account\Details\ContactDetailsForm;
use Atoll\Portal\PlainForms\PortalForm;
use WP_User;

/** Section with the client's contact details. */
final class DetailsSection implements ProfileSection {

	public function __construct(
		private PortalForm $forms,
		private ContactDetailsForm $form,
		private ContactDetails $details
	) {}

	public function id(): string {
		return 'details';
	}

	public function title(): string {
		return __( 'Contact details', 'atoll' );
	}

	public function html( WP_User $user ): string {
		return $this->forms->render(
			ChangeDetailsAction::NAME,
			__( 'Save details', 'atoll' ),
			$this->form->lines( $this->details->read( $user ) ),
			headingLevel: 3
		);
	}
}
