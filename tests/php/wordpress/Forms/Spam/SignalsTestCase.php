<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Spam;

use Atoll\Engine\Definition\Form;
use Atoll\Engine\FormEngine;
use Atoll\Engine\Rules\Rules;
use Atoll\Engine\Shapes\Shapes;
use Atoll\Engine\Validation\FieldValidator;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Spam\Signals\SpamSignal;
use Atoll\Forms\Spam\SpamContext;
use Atoll\Forms\Spam\SpamReason;
use Atoll\Forms\Submission\Submission;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** A form, and what the signs say of an enquiry. */
abstract class SignalsTestCase extends SiteTestCase {

	protected const NOW  = 1_700_000_000;
	protected const FORM = array(
		'title'  => 'Ask',
		'fields' => array(
			array(
				'id'         => 1,
				'type'       => 'name',
				'label'      => 'Name',
				'nameFormat' => 'advanced',
				'inputs'     => array(
					array( 'id' => '1.3', 'label' => 'First' ),
					array( 'id' => '1.6', 'label' => 'Last' ),
				),
			),
			array( 'id' => 2, 'type' => 'email', 'label' => 'Email' ),
			array( 'id' => 3, 'type' => 'textarea', 'label' => 'Message' ),
			array( 'id' => 4, 'type' => 'website', 'label' => 'Website' ),
		),
	);

	protected function tearDown(): void {
		delete_option( 'disallowed_keys' );
		remove_all_filters( 'atoll_spam_reason' );
		parent::tearDown();
	}

	/**
	 * @param array<string, mixed> $inputs
	 * @return string|null The reason's code.
	 */
	protected function said( SpamSignal $signal, array $inputs, ?Form $form = null ): ?string {
		return $this->reason( $signal, $inputs, $form )?->code;
	}

	/**
	 * @param array<string, mixed> $inputs
	 * @param string|null          $key    Of the filling; each time another one when none is given.
	 */
	protected function reason( SpamSignal $signal, array $inputs, ?Form $form, ?string $key = null ): ?SpamReason {
		$form     ??= $this->compiled();
		$shapes     = Shapes::standard();
		$engine     = new FormEngine( $shapes, new FieldValidator( $shapes, Rules::standard() ) );
		$key      ??= bin2hex( random_bytes( 10 ) );
		$submission = new Submission( $form->id(), $inputs, $key, new Visitor( 0, '203.0.113.7', 'Browser' ), '' );
		return $signal->reason(
			new SpamContext( $form, $engine->resolve( $form, $engine->answers( $form, $inputs ) ), $submission )
		);
	}

	/** @param list<array<string, mixed>> $fields In Gravity Forms' words. */
	protected function compiled( array $fields = self::FORM['fields'] ): Form {
		$form = Inside::get( FormRepository::class )->find(
			$this->form( 'enquiry', array( 'fields' => $fields ) + self::FORM )
		);
		$this->assertNotNull( $form );
		return $form;
	}
}
