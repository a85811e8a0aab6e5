<?php

declare( strict_types=1 );

namespace Atoll\Portal\Account\Email;

use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Portal\Account\AccountHolder;
use Atoll\Portal\PlainForms\PortalAction;
use Atoll\Portal\PlainForms\PortalNotice;
use Atoll\Portal\PlainForms\PostedFields;
use Atoll\Portal\PlainForms\RedirectResponse;
use Atoll\Portal\PortalUrls;

/** Action by which a client keeps their current email address. The link that was sent stops working. */
final class CancelEmailAction implements PortalAction {

	public const NAME = 'cancel-email';

	public function __construct(
		private AccountHolder $holder,
		private EmailChange $change,
		private PortalUrls $urls
	) {}

	public function run( PostedFields $fields, Visitor $visitor ): RedirectResponse {
		$this->change->cancel( $this->holder->requireUser( $visitor ) );
		return new RedirectResponse( $this->urls->profile(), 'email-kept' );
	}

	public static function notices(): array {
		return array(
			'email-kept' => new PortalNotice(
				__( 'Your address stays as it is', 'atoll' ),
				__( 'Your address stays as it is.', 'atoll' ),
			),
		);
	}
}
