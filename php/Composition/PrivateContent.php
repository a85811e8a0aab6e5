<?php

declare( strict_types=1 );

namespace Atoll\Composition;

use Atoll\Platform\Access\PrivatePosts;
use Atoll\Portal\Concealment;
use Atoll\Portal\Doors\Authors;
use Atoll\Portal\Doors\Corrections;
use Atoll\Portal\Doors\Dates;
use Atoll\Portal\Doors\Discussion;
use Atoll\Portal\Doors\PrivateTerms;
use Atoll\Portal\Doors\RestDoor;
use Atoll\Portal\Doors\TermsDoor;
use Atoll\Portal\Marks;
use Atoll\Portal\PrivatePages;
use Atoll\Portal\Uncached;

/** What private pages hold, where nobody finds it who may not see them. */
final class PrivateContent extends Area {

	public function __construct( private PrivatePages $pages, private PrivatePosts $private ) {}

	public function modules(): array {
		return array(
			new Marks( $this->private ),
			new Concealment( $this->pages ),
			new RestDoor( $this->pages ),
			new Corrections( $this->pages ),
			new Discussion( $this->pages ),
			new TermsDoor( $this->pages, new PrivateTerms( $this->pages ) ),
			new Dates( $this->pages ),
			new Authors( $this->pages ),
			new Uncached( $this->pages ),
		);
	}
}
