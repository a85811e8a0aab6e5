<?php
/**
 * @package Atoll
 */

echo Atoll\plugin()->reviews()->block(); // Escaped where it is built.
