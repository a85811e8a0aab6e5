<?php

declare( strict_types=1 );

namespace Atoll\Composition;

use Atoll\Forms\Modals\FormLinks;
use Atoll\Forms\Modals\Modals;
use Atoll\Forms\Modals\ResumeAddress;
use Atoll\Forms\Modals\Shell;
use Atoll\Forms\Modals\ShowForm;
use Atoll\Platform\Islands\Islands;
use Atoll\Site\Blocks\Cta\PageForms;

/** Forms above the page: the links that open them and the route they come from. */
final class ModalForms extends Area {

	public function __construct( private Forms $forms, private Submitting $submitting, private Islands $islands ) {}

	public function modules(): array {
		$forms = $this->forms->repository;
		return array( new Modals( $forms, new PageForms( $forms, $this->forms->placed, $this->forms->page ), $this->islands, $this->submitting->renderer( ... ), new FormLinks(), new Shell(), new ResumeAddress() ) );
	}

	public function routes(): array {
		return array( new ShowForm( $this->forms->repository, $this->submitting->renderer( ... ) ) );
	}
}
