<?php

declare( strict_types=1 );

namespace Atoll\Portal\Login\Actions;

use Atoll\Platform\Access\Visitor;
use Atoll\Portal\Login\Opened;
use Atoll\Portal\Post\Action;
use Atoll\Portal\Post\Done;
use Atoll\Portal\Post\Fields;

/** Ends the login of this browser, and opens the mailed link anew. */
final class LogOutAndGoOn implements Action {

	public const NAME = 'log-out-and-go-on';

	public function __construct( private Opened $opened ) {}

	public function name(): string {
		return self::NAME;
	}

	public function isForVisitors(): bool {
		return false;
	}

	public function run( Fields $fields, Visitor $visitor ): Done {
		$url = $this->opened->url();
		wp_logout();
		return new Done( $url );
	}

	public function notices(): array {
		return array();
	}
}
