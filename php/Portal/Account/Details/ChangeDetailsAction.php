<?php

declare( strict_types=1 );

namespace Atoll\Portal\Account\Details;

use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Portal\Account\AccountHolder;
use Atoll\Portal\PlainForms\PortalAction;
use Atoll\Portal\PlainForms\PortalNotice;
use Atoll\Portal\PlainForms\PostedFields;
use Atoll\Portal\PlainForms\RedirectResponse;
use Atoll\Portal\PlainForms\ValidationFailed;
use Atoll\Portal\PortalUrls;

/** Action by which a client changes their contact details. */
final class ChangeDetailsAction implements PortalAction {

	public const NAME = 'change-details';

	public function __construct(
		private AccountHolder $holder,
		private ContactDetailsForm $form,
		private ContactDetails $details,
		private PortalUrls $urls
	) {}

	public function run( PostedFields $fields, Visitor $visitor ): RedirectResponse {
		$user     = $this->holder->requireUser( $visitor );
		$values   = $this->form->read( $fields );
		$messages = $this->form->messages( $values );
		if ( array() !== $messages ) {
			throw new ValidationFailed( $messages );
		}
		$this->details->save( $user, $values );
		return new RedirectResponse( $this->urls->profile(), 'details-changed' );
	}

	public static function notices(): array {
		return array(
			'details-changed' => new PortalNotice(
				__( 'Your details are changed', 'atoll' ),
				__( 'Your details are changed. Applications that you have sent keep what they say.', 'atoll' ),
			),
		);
	}
}
