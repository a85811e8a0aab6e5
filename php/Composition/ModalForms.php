<?php

declare( strict_types=1 );

namespace Atoll\Composition;

use Atoll\Blocks\Cta\PageForms;
use Atoll\Islands\Islands;
use Atoll\Modals\FormLinks;
use Atoll\Modals\Modals;
use Atoll\Modals\ResumeAddress;
use Atoll\Modals\Shell;
use Atoll\Modals\ShowForm;

/** Forms above the page: the links that open them and the route they come from. */
final class ModalForms {

	public function __construct( private Forms $forms ) {}

	public function module( Islands $islands ): Modals {
		$forms = $this->forms->repository;
		return new Modals( $forms, new PageForms( $forms ), $islands, new FormLinks(), new Shell(), new ResumeAddress() );
	}

	public function route( Submitting $submitting ): ShowForm {
		return new ShowForm( $this->forms->repository, $submitting->renderer( ... ) );
	}
}
