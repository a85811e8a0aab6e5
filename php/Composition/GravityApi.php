<?php

declare( strict_types=1 );

namespace Atoll\Composition;

use Atoll\Forms\Page\ReviewReply;
use Atoll\Gravity\Choices;
use Atoll\Gravity\FieldInputs;
use Atoll\Gravity\FieldMapper;
use Atoll\Gravity\FormMapper;
use Atoll\Gravity\GravityForms;
use Atoll\Gravity\Kinds\FieldTypes;
use Atoll\Gravity\Kinds\KindMappings;
use Atoll\Gravity\ObjectShapes;
use Atoll\Gravity\PageBreaks;
use Atoll\Gravity\Properties;
use Atoll\Gravity\Routes\CreateFeed;
use Atoll\Gravity\Routes\CreateForm;
use Atoll\Gravity\Routes\DeleteForm;
use Atoll\Gravity\Routes\GetForm;
use Atoll\Gravity\Routes\ListFeeds;
use Atoll\Gravity\Routes\ListForms;
use Atoll\Gravity\Routes\ReviewSubmission;
use Atoll\Gravity\Routes\Submit;
use Atoll\Gravity\Routes\UpdateForm;
use Atoll\Gravity\Routes\ValidateSubmission;
use Atoll\Gravity\Sections;
use Atoll\Gravity\Settings\FormSettings;
use Atoll\Gravity\SubmissionAnswer;
use Atoll\Gravity\SubmissionInput;
use Atoll\Gravity\SubmitButton;
use Atoll\Platform\Rest\Route;

/** Gravity Forms' REST API, version 2, in its own namespace. */
final class GravityApi {

	public function __construct( private Forms $forms, private Storage $storage, private Submitting $submitting, private Uploading $uploading, private GravityEntryApi $entries ) {}

	/** @return list<Route> */
	public function routes(): array {
		$gravity = new GravityForms( $this->forms->repository, $this->forms->sources, self::mapper( $this->forms ), $this->storage->counts );
		$input   = new SubmissionInput( $this->uploading->intake );
		$answer  = new SubmissionAnswer( $this->submitting->confirmations );
		return array(
			new CreateForm( $gravity ),
			new GetForm( $gravity ),
			new UpdateForm( $gravity ),
			new DeleteForm( $gravity, $this->forms->repository ),
			new Submit( $this->submitting->pipeline, $input, $answer ),
			new ValidateSubmission( $this->submitting->pipeline, $input, $answer, $this->submitting->spam->limit ),
			new ReviewSubmission( $this->submitting->pipeline, $input, new ReviewReply( $this->forms->review ), $this->submitting->spam->limit ),
			new ListForms( $gravity ),
			new ListFeeds(),
			new CreateFeed(),
			...$this->entries->routes(),
		);
	}

	public static function mapper( Forms $forms ): FormMapper {
		$types  = new FieldTypes( $forms->contract( ... ) );
		$fields = new FieldMapper( new Properties(), new FieldInputs( new Choices() ), $types, new KindMappings( $types, new Choices() ) );
		return new FormMapper( $fields, new SubmitButton( $types ), new PageBreaks(), new Sections(), new FormSettings(), new ObjectShapes() );
	}
}
