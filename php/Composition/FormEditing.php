<?php

declare( strict_types=1 );

namespace Atoll\Composition;

use Atoll\Admin\Forms\DuplicateForm;
use Atoll\Admin\Forms\FormPreviewLink;
use Atoll\Admin\Forms\FormsList;
use Atoll\Admin\Forms\FormState;
use Atoll\Admin\Forms\FormUses;
use Atoll\Admin\Forms\ShownOn;
use Atoll\Admin\Forms\TrashQuestion;
use Atoll\Forms\Definitions\EditorData;
use Atoll\Forms\Definitions\Patterns\FormPatterns;
use Atoll\Forms\Definitions\Patterns\OfferPatterns;
use Atoll\Forms\Definitions\Routes\ReviewTrial;
use Atoll\Forms\Definitions\Routes\TriedAnswers;
use Atoll\Forms\Definitions\Routes\TryForm;
use Atoll\Forms\Definitions\TrialForms;
use Atoll\Forms\Entries\FormCounts;
use Atoll\Forms\Page\FormTrial;
use Atoll\Forms\Page\ReviewReply;
use Atoll\Platform\Access\Visitors;
use Atoll\Platform\Paths;
use Atoll\Platform\Settings\Settings;

/** What editors begin forms with, where they find them, and how they try them. */
final class FormEditing extends Area {

	private TrialForms $trials;

	public function __construct( private Forms $forms, private Submitting $submitting, private Paths $paths, private FormCounts $counts, private Settings $settings ) {
		$this->trials = new TrialForms( $forms->edited );
	}

	public function modules(): array {
		$preview   = new FormPreviewLink( FormTrial::address( ... ) );
		$duplicate = new DuplicateForm();
		$states    = new FormState( $this->forms->repository, $this->submitting->admission, new Visitors() );
		return array(
			new EditorData( $this->paths, $this->forms->others ),
			new OfferPatterns( new FormPatterns( $this->paths->plugin( 'patterns' ), $this->forms->content ) ),
			$preview,
			$duplicate,
			new FormsList( $this->forms->repository, $states, $this->counts->of( ... ), $preview, $duplicate, new ShownOn( $this->forms->placements ) ),
			new TrashQuestion( $this->forms->repository, new FormUses( $this->forms->placements, $this->settings ) ),
			new FormTrial( $this->trials, $this->submitting->renderer( ... ) ),
		);
	}

	public function routes(): array {
		$answers = new TriedAnswers( $this->trials, $this->forms->engine );
		return array( new TryForm( $answers, $this->forms->engine ), new ReviewTrial( $answers, new ReviewReply( $this->forms->review ) ) );
	}
}
