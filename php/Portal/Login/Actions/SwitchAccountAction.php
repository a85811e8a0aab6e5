<?php

declare( strict_types=1 );

namespace Atoll\Portal\Login\Actions;

use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Portal\Login\OpenedMailLink;
use Atoll\Portal\PlainForms\PortalAction;
use Atoll\Portal\PlainForms\PostedFields;
use Atoll\Portal\PlainForms\RedirectResponse;
use Atoll\Portal\Session\LogOutEverywhereAction;

/** Action that logs out and opens the mailed link again. */
final class SwitchAccountAction implements PortalAction {

	public const NAME = 'log-out-and-go-on';

	public function __construct( private OpenedMailLink $openedLink ) {}

	public function run( PostedFields $fields, Visitor $visitor ): RedirectResponse {
		$url = $this->openedLink->url();
		wp_logout();
		return new RedirectResponse( $url, LogOutEverywhereAction::LOGGED_OUT );
	}

	public static function notices(): array {
		return array();
	}
}
