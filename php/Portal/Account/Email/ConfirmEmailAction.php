<?php

declare( strict_types=1 );

namespace Atoll\Portal\Account\Email;

use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Portal\Account\AccountHolder;
use Atoll\Portal\PlainForms\PortalAction;
use Atoll\Portal\PlainForms\PortalNotice;
use Atoll\Portal\PlainForms\PostedFields;
use Atoll\Portal\PlainForms\RedirectResponse;
use Atoll\Portal\PlainForms\ValidationFailed;
use Atoll\Portal\PortalUrls;

/**
 * Action by which a client confirms a new email address, after following the link in the email. It takes a button
 * press, because mail scanners follow links.
 */
final class ConfirmEmailAction implements PortalAction {

	public const NAME  = 'confirm-email';
	public const TOKEN = 'email_token';

	public function __construct(
		private AccountHolder $holder,
		private EmailChange $change,
		private PortalUrls $urls
	) {}

	public function run( PostedFields $fields, Visitor $visitor ): RedirectResponse {
		return $this->change->confirm( $this->holder->requireUser( $visitor ), $fields->secret( self::TOKEN ) )
			? new RedirectResponse( $this->urls->profile(), 'email-changed' )
			: throw new ValidationFailed( array(), self::brokenLink() );
	}

	public static function brokenLink(): string {
		return __(
			'This link no longer works: it has expired, or a newer one was sent. Your address was not changed.',
			'atoll'
		);
	}

	public static function notices(): array {
		return array(
			'email-changed' => new PortalNotice(
				__( 'Your new address is confirmed', 'atoll' ),
				__( 'Your new address is confirmed. Log in with it from now on.', 'atoll' ),
			),
		);
	}
}
