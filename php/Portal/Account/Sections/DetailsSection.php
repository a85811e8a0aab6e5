<?php

declare( strict_types=1 );

namespace Atoll\Portal\Account\Sections;

use Atoll\Portal\Account\Details\ChangeDetails;
use Atoll\Portal\Account\Details\Details;
use Atoll\Portal\Account\Details\DetailsForm;
use Atoll\Portal\Post\ActionForm;
use WP_User;

/** How to reach the client. */
final class DetailsSection implements Section {

	public function __construct( private ActionForm $forms, private DetailsForm $form, private Details $details ) {}

	public function id(): string {
		return 'details';
	}

	public function title(): string {
		return __( 'Contact details', 'atoll' );
	}

	public function html( WP_User $user ): string {
		return $this->forms->render( ChangeDetails::NAME, __( 'Save details', 'atoll' ), $this->form->lines( $this->details->of( $user ) ) );
	}
}
