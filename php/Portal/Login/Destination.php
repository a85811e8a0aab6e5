<?php

declare( strict_types=1 );

namespace Atoll\Portal\Login;

use Atoll\Portal\Onward;
use Atoll\Portal\Places;
use Atoll\Site\Page\PageMeta;

/** Where a login on the page that was posted leads to. */
final class Destination {

	public function __construct( private Onward $onward, private Places $places, private PageMeta $pages ) {}

	/** @return string Whole address of this site. */
	public function url(): string {
		return $this->onward->from( $this->pages->current() ) ?: $this->places->dashboard();
	}
}
