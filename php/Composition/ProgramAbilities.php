<?php

declare( strict_types=1 );

namespace Atoll\Composition;

use Atoll\Admin\Abilities\Abilities;
use Atoll\Admin\Abilities\Ability;
use Atoll\Admin\Abilities\CreateForm;
use Atoll\Admin\Abilities\DescribeForm;
use Atoll\Admin\Abilities\ListEntries;
use Atoll\Admin\Abilities\ListForms;
use Atoll\Admin\Abilities\SubmitForm;
use Atoll\Gravity\GravityForms;
use Atoll\Gravity\Kinds\FieldTypes;
use Atoll\Gravity\SubmissionInput;

/** What programs may do here, by WordPress' Abilities API. */
final class ProgramAbilities extends Area {

	public function __construct( private Forms $forms, private Storage $storage, private Submitting $submitting, private Uploading $uploading, private EntryReading $reading ) {}

	public function modules(): array {
		return array( new Abilities( $this->abilities( ... ), $this->submitting->visitors ) );
	}

	/** @return list<Ability> */
	private function abilities(): array {
		$forms   = $this->forms->repository;
		$entries = $this->storage->entries;
		return array(
			new ListForms( $forms, $this->storage->counts ),
			new DescribeForm( $forms ),
			new SubmitForm( $this->submitting->pipeline, new SubmissionInput( $this->uploading->intake ), $this->submitting->confirmations ),
			new ListEntries( $entries, $this->reading->words, $this->uploading->uploads, $this->storage->accessLog ),
			new CreateForm( new GravityForms( $forms, $this->forms->sources, GravityApi::mapper( $this->forms ), $this->storage->counts ), new FieldTypes( $this->forms->contract( ... ) ) ),
		);
	}
}
