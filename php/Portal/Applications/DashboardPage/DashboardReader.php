<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\DashboardPage;

use Atoll\Forms\Drafts\OwnDrafts;
use Atoll\Platform\Access\Identity\CurrentVisitor;
use Atoll\Platform\Access\Identity\UserName;
use Atoll\Portal\Applications\OwnApplicationList;

/** Reads the dashboard's contents for the current user. */
final class DashboardReader {

	private const DRAFTS = 'drafts-page';

	public function __construct(
		private OwnApplicationList $applications,
		private OwnDrafts $drafts,
		private CurrentVisitor $visitors,
		private DashboardPaging $paging
	) {}

	public function contents(): DashboardContents {
		$user   = $this->visitors->current()->userId();
		$client = get_userdata( $user );
		$pages  = $this->paging->create( self::DRAFTS, $this->drafts->countOfUser( $user ) );
		return new DashboardContents(
			false === $client ? '' : UserName::read( $client, 'first_name' ),
			$this->applications->ofUser( $user ),
			$this->drafts->ofUser( $user, $pages->size(), $pages->offset() ),
			$pages
		);
	}
}
