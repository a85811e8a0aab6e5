<?php

declare( strict_types=1 );

namespace Atoll\Admin\Casework;

use Atoll\Forms\Entries\Entry;
use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Access\Visitor;
use Atoll\Platform\Errors\DocumentRequestNotFound;
use Atoll\Portal\Cases\Cases;

final class WithdrawRequest implements CaseAction {

	public const NAME = 'withdraw-request';

	public function __construct( private Cases $cases ) {}

	public function name(): string {
		return self::NAME;
	}

	public function capability(): string {
		return Capabilities::EDIT_ENTRIES;
	}

	public function run( Entry $entry, Typed $typed, int $seen, Visitor $by ): string {
		$request = $this->cases->findRequest( $typed->int( Typed::OF ), $entry->id ) ?? throw new DocumentRequestNotFound();
		$this->cases->withdraw( $request, $by, $typed->isChecked( 'mail' ), $seen );
		return 'request-withdrawn';
	}

	public function notices(): array {
		return array( 'request-withdrawn' => __( 'The document is no longer asked for.', 'atoll' ) );
	}
}
