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

	public function __construct( private Forms $forms, private Submitting $submitting ) {}

	public function module( Islands $islands ): Modals {
		$forms = $this->forms->repository;
		return new Modals( $forms, new PageForms( $forms ), $islands, $this->submitting->renderer( ... ), new FormLinks(), new Shell(), new ResumeAddress() );
	}

	public function route(): ShowForm {
		return new ShowForm( $this->forms->repository, $this->submitting->renderer( ... ) );
	}
}
