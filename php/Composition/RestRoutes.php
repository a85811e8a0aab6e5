<?php

declare( strict_types=1 );

namespace Atoll\Composition;

use Atoll\Gravity\Choices;
use Atoll\Gravity\EntryMapper;
use Atoll\Gravity\EntryQuery;
use Atoll\Gravity\EntryReplies;
use Atoll\Gravity\FieldInputs;
use Atoll\Gravity\FieldMapper;
use Atoll\Gravity\FormMapper;
use Atoll\Gravity\GravityForms;
use Atoll\Gravity\Kinds\KindMappings;
use Atoll\Gravity\PageBreaks;
use Atoll\Gravity\Properties;
use Atoll\Gravity\Routes\CreateForm;
use Atoll\Gravity\Routes\DeleteForm;
use Atoll\Gravity\Routes\GetEntry;
use Atoll\Gravity\Routes\GetForm;
use Atoll\Gravity\Routes\ListEntries;
use Atoll\Gravity\Routes\Submit;
use Atoll\Gravity\Routes\UpdateForm;
use Atoll\Gravity\Routes\ValidateSubmission;
use Atoll\Gravity\Sections;
use Atoll\Gravity\SubmissionAnswer;
use Atoll\Gravity\SubmissionInput;
use Atoll\Gravity\SubmitButton;
use Atoll\Paths;
use Atoll\Rest\Body;
use Atoll\Rest\BodyLimit;
use Atoll\Rest\Boundary;
use Atoll\Rest\Entries\LoadEntry;
use Atoll\Rest\Namespaces;
use Atoll\Rest\Origins;
use Atoll\Rest\Route;
use Atoll\Rest\Routes;
use Atoll\Rest\Schemas;

/** Every REST route there is. */
final class RestRoutes {

	public function __construct( private Forms $forms, private Storage $storage, private Submitting $submitting, private Captchas $captchas, private Uploading $uploading, private OthersServices $others, private SiteSettings $settings, private PageContexts $contexts ) {}

	public function module( Paths $paths ): Routes {
		$namespaces = new Namespaces();
		return new Routes(
			$this->all( ... ),
			new Boundary( $this->submitting->visitors, new Body( $this->submitting->bodies ) ),
			new Schemas( $paths ),
			$namespaces,
			new BodyLimit( $namespaces ),
			new Origins( $namespaces )
		);
	}

	/** @return array<string, list<Route>> */
	private function all(): array {
		$gravity = new GravityForms( $this->forms->repository, $this->forms->sources, $this->mapper() );
		$replies = new EntryReplies( $this->forms->repository, new EntryMapper( $this->uploading->links ) );
		$input   = new SubmissionInput( $this->uploading->intake );
		$answer  = new SubmissionAnswer( $this->submitting->confirmations );
		return array(
			Namespaces::ATOLL   => array(
				...$this->submitting->drafting->routes(),
				new LoadEntry( $this->submitting->ownEntries ),
				( new ModalForms( $this->forms, $this->submitting ) )->route(),
				...$this->uploading->routes(),
				$this->captchas->challenge( $this->forms->repository ),
				...$this->submitting->addresses->routes( $this->storage->rateLimit ),
				...$this->others->routes( $this->storage->rateLimit ),
				...$this->settings->routes(),
				...$this->contexts->routes(),
			),
			Namespaces::GRAVITY => array(
				new CreateForm( $gravity ),
				new GetForm( $gravity ),
				new UpdateForm( $gravity ),
				new DeleteForm( $gravity, $this->forms->repository ),
				new Submit( $this->submitting->submissions, $this->submitting->drafting->drafts, $this->storage->rateLimit, $input, $answer ),
				new ValidateSubmission( $this->submitting->submissions, $input, $answer ),
				new ListEntries( $this->storage->entries, new EntryQuery(), $replies ),
				new GetEntry( $this->storage->entries, $replies ),
			),
		);
	}

	private function mapper(): FormMapper {
		return new FormMapper( new FieldMapper( new Properties(), new FieldInputs( new Choices() ), KindMappings::standard( new Choices() ) ), new SubmitButton(), new PageBreaks(), new Sections() );
	}
}
