<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions\Routes;

use Atoll\Engine\Contract\JsonData;
use Atoll\Engine\Definition\Form;
use Atoll\Forms\Notifications\FormNotification;
use Atoll\Forms\Notifications\TestMail;
use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Errors\BadRequest;
use Atoll\Platform\Rest\Input;
use Atoll\Platform\Rest\Reply;
use Atoll\Platform\Rest\Route;

/** POST s1t2/v1/forms/test-mail: sends one notification, as it is on the editor's screen, to that editor. */
final class SendTestMail implements Route {

	public const METHOD = 'POST';
	public const SCHEMA = 'atoll/forms-test-mail';

	public function __construct( private EditedFormReader $forms, private TestMail $mail ) {}

	public function allows( Visitor $visitor ): bool {
		return $visitor->can( Capabilities::EDIT_FORMS );
	}

	/**
	 * @throws BadRequest 404 if the form does not exist, or this visitor may not edit it.
	 * @throws \Atoll\Forms\Notifications\MailNotSent
	 */
	public function respond( Input $input, Visitor $visitor ): Reply {
		$form = Form::from( $this->forms->read( $input, $visitor )->definition );
		$user = get_userdata( $visitor->userId() );
		$to   = false === $user ? '' : $user->user_email;
		$mail = FormNotification::from( JsonData::of( $input->body() )->map( 'notification' )->all() );
		$this->mail->send( $mail, $form, $visitor, $to );
		return new Reply( array( 'to' => $to ) );
	}
}
