<?php

declare( strict_types=1 );

namespace Atoll\Portal\TwoFactor\Account;

use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Portal\PlainForms\PageResponse;
use Atoll\Portal\PlainForms\PortalAction;
use Atoll\Portal\PlainForms\PostedFields;
use Atoll\Portal\PlainForms\RedirectResponse;
use Atoll\Portal\TwoFactor\TwoFactorChanges;

/** Action that makes ten new recovery codes; the old ones stop working. */
final class NewRecoveryCodesAction implements PortalAction {

	public const NAME = 'new-recovery-codes';

	public function __construct(
		private TwoFactorHolder $holder,
		private CodeConfirmation $confirmation,
		private TwoFactorChanges $changes,
		private TwoFactorPageState $page
	) {}

	public function run( PostedFields $fields, Visitor $visitor ): RedirectResponse|PageResponse {
		$user = $this->holder->requireUser( $visitor );
		$this->confirmation->confirm( $fields, $user, $visitor, self::NAME );
		$codes = $this->changes->renewCodes( $user );
		if ( null === $codes ) {
			return new RedirectResponse( $this->holder->url( $user ) );
		}
		$this->page->show( $codes, isFirst: false );
		return new PageResponse();
	}

	public static function notices(): array {
		return array();
	}
}
